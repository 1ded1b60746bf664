/// What a text object wishes of the keyboard.
///
/// There is no keyboard on the screen, so only `isSecureTextEntry` changes what is seen.
public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { UnsupportedAPI.report("UITextInputTraits.autocapitalizationType") }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { UnsupportedAPI.report("UITextInputTraits.autocorrectionType") }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { UnsupportedAPI.report("UITextInputTraits.spellCheckingType") }
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { UnsupportedAPI.report("UITextInputTraits.keyboardType") }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { UnsupportedAPI.report("UITextInputTraits.keyboardAppearance") }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { UnsupportedAPI.report("UITextInputTraits.returnKeyType") }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { UnsupportedAPI.report("UITextInputTraits.enablesReturnKeyAutomatically") }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { UnsupportedAPI.report("UITextInputTraits.isSecureTextEntry") }
  }
}

public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // Apple's spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static var alert: UIKeyboardAppearance { .dark }
}

public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}
