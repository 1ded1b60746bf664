// What `import UIKit` shows to an app: as on iOS, Foundation, Core Graphics and Quartz Core too.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIKitCore
