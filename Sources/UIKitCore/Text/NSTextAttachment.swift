import CoreGraphics
public import Foundation

/// A picture in a text, in the place of one character.
///
/// Files are shown where the host can decode them as pictures.
nonisolated open class NSTextAttachment: NSObject {
  /// What stands in the text for an attachment.
  public static let character = 0xFFFC

  private let foundationMark = FoundationMark()
  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// Relative to the pen on the baseline with y up; empty for the size of the picture.
  open var bounds = CGRect.zero

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where the picture stands, relative to the pen on the baseline with y up.
  ///
  /// The text asks with an empty line, as it does not know its place yet.
  @MainActor
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    return CGRect(origin: bounds.origin, size: picture?.size ?? .zero)
  }

  @MainActor
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    picture
  }

  private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSTextAttachment {
  /// Where the picture stands in a line that is not placed yet.
  @MainActor
  var place: CGRect {
    attachmentBounds(
      for: nil,
      proposedLineFragment: .zero,
      glyphPosition: .zero,
      characterIndex: 0
    )
  }

  /// The text that stands for attachments: all of the character for them.
  nonisolated static let text = "\u{FFFC}"
}

nonisolated extension NSAttributedString {
  /// One character that shows `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: NSTextAttachment.text, attributes: [.attachment: attachment])
  }
}
