extension UIButton {
  /// How a button looks and behaves from the start.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }
}
