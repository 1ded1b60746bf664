import CoreGraphics
public import Foundation

/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  public nonisolated enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
  }

  public nonisolated enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// What the item was made as, nil if it was not made from a system item.
  let systemItem: SystemItem?

  open var style = Style.plain { didSet { itemDidChange() } }
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var possibleTitles: Set<String>?
  open var customView: UIView? { didSet { itemDidChange() } }
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  open var isSelected = false { didSet { itemDidChange() } }
  open var primaryAction: UIAction? {
    didSet {
      if title == nil { title = primaryAction?.title }
      if image == nil { image = primaryAction?.image }
    }
  }
  open var menu: UIMenu? {
    didSet { if menu != nil { UnsupportedAPI.report("UIBarButtonItem.menu") } }
  }

  open var action: Selector?
  open weak var target: AnyObject?

  /// The view that the bar shows for this item, if it shows.
  weak var barView: UIView?

  private var backgrounds: [UInt: UIImage] = [:]

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  private init(kind: SystemItem?) {
    systemItem = kind
    super.init()
  }

  public convenience init(
    title: String?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(kind: nil)
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil)
    self.image = image
    self.style = style
    setTarget(target, action: action)
  }

  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(kind: systemItem)
    setUp(systemItem)
    setTarget(target, action: action)
  }

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(kind: systemItem)
    setUp(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(kind: nil)
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
  }

  public static func flexibleSpace() -> Self {
    guard let item = UIBarButtonItem(systemItem: .flexibleSpace) as? Self else {
      preconditionFailure("\(Self.self) can't make a flexible space")
    }
    return item
  }

  public static func fixedSpace(_ width: CGFloat) -> Self {
    let made = UIBarButtonItem(systemItem: .fixedSpace)
    made.width = width
    guard let item = made as? Self else {
      preconditionFailure("\(Self.self) can't make a fixed space")
    }
    return item
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
    itemDidChange()
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  private func setTarget(_ target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func setUp(_ item: SystemItem) {
    if item == .done || item == .save { style = .done }
    title = item.text
  }

  /// The picture that we draw for a system item.
  var glyph: Glyph? { systemItem?.glyph }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What a tap does: the primary action, else the target's action.
  func trigger(from view: UIView, event: UIEvent?) {
    if let primaryAction {
      primaryAction.perform(sender: self)
      return
    }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English text of the items that are words.
  var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  var glyph: Glyph? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop, .close: .close
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// What voice and tests call the item.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: text
    }
  }
}
