// On iOS these types are Core Graphics' own. Here they are Foundation's: `import CoreGraphics` shows
// them nevertheless.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
