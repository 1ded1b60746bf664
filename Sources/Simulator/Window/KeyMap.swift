import SDLPlatform

/// The simulator's keys.
///
/// Kept clear of what window managers take: Super, Alt with Tab or a function key, Control with Alt.
nonisolated enum KeyMap {
  private struct Binding {
    let keys: [KeyStroke]
    let action: SimulatorAction
    /// What F1 prints: keys, then what they do.
    let label: String
    let help: String
    /// Whether the key edits text, and belongs to the app while a text field has the focus.
    var isEditingKey = false
  }

  /// nil for a key that goes to the app.
  static func action(for stroke: KeyStroke, isTyping: Bool) -> SimulatorAction? {
    let binding = bindings.first { binding in
      binding.keys.contains {
        $0.symbol == stroke.symbol && $0.modifiers == stroke.modifiers
      }
    }
    guard let binding else { return nil }
    let isFunctionKey = if case .function = stroke.symbol { true } else { false }
    return binding.isEditingKey && isTyping && !isFunctionKey ? nil : binding.action
  }

  static var help: String {
    let rows = bindings.map { "  " + HelpText.pad($0.label, to: 22) + $0.help }
    return (["Keys:"] + rows).joined(separator: "\n") + "\n"
  }

  private static func control(
    _ symbol: KeyStroke.Symbol,
    shift: Bool = false
  ) -> KeyStroke {
    KeyStroke(symbol, modifiers: shift ? [.control, .shift] : .control)
  }

  private static let bindings: [Binding] = [
    Binding(
      keys: [control(.left), KeyStroke(.function(3))],
      action: .rotate(.left),
      label: "Ctrl+Left, F3",
      help: "rotate left",
      isEditingKey: true
    ),
    Binding(
      keys: [control(.right), KeyStroke(.function(4))],
      action: .rotate(.right),
      label: "Ctrl+Right, F4",
      help: "rotate right",
      isEditingKey: true
    ),
    Binding(
      keys: [control(.pageDown)],
      action: .nextDevice,
      label: "Ctrl+PageDown",
      help: "next device"
    ),
    Binding(
      keys: [control(.pageUp)],
      action: .previousDevice,
      label: "Ctrl+PageUp",
      help: "previous device"
    ),
    Binding(
      keys: [KeyStroke(.function(8))],
      action: .togglePause,
      label: "F8",
      help: "pause and go on"
    ),
    Binding(
      keys: [control(.character("."))],
      action: .stepFrames(1),
      label: "Ctrl+.",
      help: "pause, and one frame further"
    ),
    Binding(
      keys: [control(.character("."), shift: true)],
      action: .stepFrames(10),
      label: "Ctrl+Shift+.",
      help: "ten frames further"
    ),
    Binding(
      keys: [control(.character("t"))],
      action: .toggleSlowMotion,
      label: "Ctrl+T",
      help: "slow motion on and off (ten times slower)"
    ),
    Binding(
      keys: [control(.character("["))],
      action: .slower,
      label: "Ctrl+[",
      help: "slower"
    ),
    Binding(
      keys: [control(.character("]"))],
      action: .faster,
      label: "Ctrl+]",
      help: "faster"
    ),
    Binding(
      keys: [control(.character("s"))],
      action: .takeScreenshot,
      label: "Ctrl+S",
      help: "screenshot at the device's scale"
    ),
    Binding(
      keys: [control(.character("d"), shift: true)],
      action: .dump,
      label: "Ctrl+Shift+D",
      help: "print the views and presentations"
    ),
    Binding(
      keys: [control(.character("a"), shift: true)],
      action: .toggleAppearance,
      label: "Ctrl+Shift+A",
      help: "light or dark"
    ),
    Binding(
      keys: [control(.character("1"))],
      action: .setScale(.factor(1)),
      label: "Ctrl+1",
      help: "a point is a pixel"
    ),
    Binding(
      keys: [control(.character("2"))],
      action: .setScale(.factor(2)),
      label: "Ctrl+2",
      help: "a point is two pixels"
    ),
    Binding(
      keys: [control(.character("3"))],
      action: .setScale(.devicePixels),
      label: "Ctrl+3",
      help: "the device's own pixels"
    ),
    Binding(
      keys: [control(.character("4"))],
      action: .setScale(.fit),
      label: "Ctrl+4",
      help: "as large as the display allows"
    ),
    Binding(keys: [KeyStroke(.function(1))], action: .help, label: "F1", help: "print this"),
    Binding(
      keys: [control(.character("q")), control(.character("w"))],
      action: .quit,
      label: "Ctrl+Q, Ctrl+W",
      help: "quit"
    ),
  ]
}
