import UIKit

/// The main screen's views; all measures are in units of a window 375 units wide.
final class SceneView: UIView {
  /// Of the window's height.
  private static let headerShare: CGFloat = 0.3
  private static let margin: CGFloat = 24
  private static let titleTop: CGFloat = 16
  private static let titleSize: CGFloat = 28
  private static let firstButtonTop: CGFloat = 64
  private static let buttonStep: CGFloat = 64
  private static let buttonHeight: CGFloat = 48
  private static let buttonTextSize: CGFloat = 17
  private static let buttonRadius: CGFloat = 8
  private static let firstLabelTop: CGFloat = 268
  private static let labelStep: CGFloat = 26
  private static let labelTextSize: CGFloat = 15
  private static let markSide: CGFloat = 8

  let buttons: [UIButton]
  private let unit: CGFloat
  private let header: UIImageView
  private let title = UILabel()
  private let labels: [UILabel]
  private let rects: [UIView]
  private let mark = UIView()

  init(settings: BenchmarkSettings) {
    unit = settings.unit
    header = UIImageView(image: HeaderPicture.load(from: settings.assets))
    buttons = ["Choose the games", "Medals by country", "Preferences"].map { words in
      let button = UIButton(type: .custom)
      button.setTitle(words, for: .normal)
      return button
    }
    labels = [
      "Every medal since the first games.", "The panel lists the host cities.",
      "Gold counts before silver and bronze.", "The numbers are made up.",
    ].map { words in
      let label = UILabel()
      label.text = words
      return label
    }
    rects = (0..<settings.rects).map { index in
      let view = UIView()
      view.backgroundColor = SceneColor.rect(index)
      return view
    }
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func setUp() {
    backgroundColor = SceneColor.back
    title.text = "Summer Games"
    title.font = .systemFont(ofSize: Self.titleSize * unit)
    title.textColor = SceneColor.ink
    title.textAlignment = .center
    for button in buttons {
      button.backgroundColor = SceneColor.blue
      button.layer.cornerRadius = Self.buttonRadius * unit
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: Self.buttonTextSize * unit)
    }
    for label in labels {
      label.font = .systemFont(ofSize: Self.labelTextSize * unit)
      label.textColor = SceneColor.gray
    }
    mark.backgroundColor = SceneColor.mark
    for view in [header, title] + buttons + labels + rects + [mark] {
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let top = (size.height * Self.headerShare).rounded(.down)
    let wide = size.width - 2 * Self.margin * unit
    header.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
    title.frame = CGRect(
      x: 0,
      y: top + Self.titleTop * unit,
      width: size.width,
      height: title.intrinsicContentSize.height
    )
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: Self.margin * unit,
        y: top + (Self.firstButtonTop + CGFloat(index) * Self.buttonStep) * unit,
        width: wide,
        height: Self.buttonHeight * unit
      )
    }
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: Self.margin * unit,
        y: top + (Self.firstLabelTop + CGFloat(index) * Self.labelStep) * unit,
        width: wide,
        height: label.intrinsicContentSize.height
      )
    }
    let side = Self.markSide * unit
    mark.frame = CGRect(x: size.width - side, y: size.height - side, width: side, height: side)
    layOutRects(below: top)
  }

  /// A grid over all of the screen below the header, with a gap of a point between two views.
  private func layOutRects(below top: CGFloat) {
    guard !rects.isEmpty else { return }
    let size = bounds.size
    let height = size.height - top
    let columns = Int((CGFloat(rects.count) * size.width / height).squareRoot().rounded(.up))
    let lines = (rects.count + columns - 1) / columns
    func column(_ index: Int) -> CGFloat {
      (CGFloat(index) * size.width / CGFloat(columns)).rounded(.down)
    }
    func line(_ index: Int) -> CGFloat {
      top + (CGFloat(index) * height / CGFloat(lines)).rounded(.down)
    }
    for (index, view) in rects.enumerated() {
      let x = column(index % columns)
      let y = line(index / columns)
      view.frame = CGRect(
        x: x,
        y: y,
        width: max(column(index % columns + 1) - x - 1, 1),
        height: max(line(index / columns + 1) - y - 1, 1)
      )
    }
  }
}
