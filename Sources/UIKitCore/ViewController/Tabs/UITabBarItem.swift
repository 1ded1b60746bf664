import CoreGraphics
public import Foundation

/// A tab: title, pictures, badge.
open class UITabBarItem: UIBarItem {
  public nonisolated enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    var text: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The picture that we draw; nil shows the title alone.
    var glyph: Glyph? {
      switch self {
      case .search: .search
      case .bookmarks: .bookmarks
      default: nil
      }
    }
  }

  let systemItem: SystemItem?
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    systemItem = nil
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    systemItem = nil
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.text
    self.tag = tag
  }
}
