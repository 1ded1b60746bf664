import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Looks and sizes of the controls that come with UIKit.
struct StandardControlTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)

  @Test(.facts("I2")) func `a system button's title takes the tint and fades when pressed`() throws
  {
    let button = show(UIButton(type: .system), at: CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    stage.turn()
    let label = try #require(button.titleLabel)

    #expect(label.textColor == button.tintColor)
    stage.press(at: CGPoint(x: 50, y: 40))
    // Layers keep opacities as Float.
    #expect(label.alpha == CGFloat(Float(0.2)))
    stage.release()
    try stage.settle()

    #expect(label.alpha == 1)
  }

  @Test(.facts("I2")) func `a disabled system button has a grey title`() {
    let button = UIButton(type: .system)
    button.isEnabled = false

    #expect(button.currentTitleColor == UIColor(white: 0.52, alpha: 0.45))
  }

  @Test(.facts("I3")) func `a system button is 30 points high, a custom one 34`() {
    let system = UIButton(type: .system)
    system.setTitle("Medal count", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Medal count", for: .normal)

    #expect(system.intrinsicContentSize.height == 30)
    #expect(custom.intrinsicContentSize.height == 34)
  }

  @Test(.facts("I3")) func `cuts a long title in the middle`() {
    let button = UIButton(type: .system)

    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test(.facts("I4")) func `states without contents fall back to the normal ones`() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)

    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.title(for: [.selected, .highlighted]) == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    #expect(button.adjustsImageWhenHighlighted)
  }

  @Test(.facts("I6")) func `an image view is as large as its image`() {
    let image = Self.image(CGSize(width: 30, height: 20))
    let view = UIImageView(image: image)

    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.contentMode == .scaleToFill)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `an image view plays images for as long as it should`() throws {
    let view = UIImageView(image: Self.image(CGSize(width: 1, height: 1)))
    view.animationImages = (2...4).map { Self.image(CGSize(width: $0, height: 1)) }
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    show(view, at: CGRect(x: 0, y: 0, width: 10, height: 10))

    view.startAnimating()
    #expect(view.layer.contents as? CGImage === view.animationImages?[0].cgImage)
    stage.advance(by: 0.11)
    #expect(view.layer.contents as? CGImage === view.animationImages?[1].cgImage)
    stage.advance(by: 0.48)
    #expect(view.isAnimating)
    stage.advance(by: 0.02)

    #expect(!view.isAnimating)
    #expect(view.layer.contents as? CGImage === view.image?.cgImage)
  }

  @Test(.facts("I7")) func `a segmented control reports changes by the user once`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    var changes: [Int] = []
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(!control.isMomentary)
    #expect(control.intrinsicContentSize.height == 32)
    control.addAction(
      UIAction { _ in changes.append(control.selectedSegmentIndex) },
      for: .valueChanged
    )
    show(control, at: CGRect(x: 0, y: 100, width: 300, height: 32))

    control.selectedSegmentIndex = 0
    #expect(changes.isEmpty)
    stage.tap(at: CGPoint(x: 150, y: 116))
    stage.tap(at: CGPoint(x: 150, y: 116))

    #expect(changes == [1])
  }

  @Test(.facts("I8")) func `the fixed sizes are those of the device`() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize.height == 31)
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
  }

  @Test(.facts("I8")) func `a switch toggles on a tap and says so`() throws {
    let control = UISwitch()
    var changes: [Bool] = []
    control.addAction(UIAction { _ in changes.append(control.isOn) }, for: .valueChanged)
    show(control, at: CGRect(x: 20, y: 100, width: 51, height: 31))

    control.isOn = true
    control.isOn = false
    #expect(changes.isEmpty)
    try stage.tap(control)
    try stage.settle()
    try stage.tap(control)

    #expect(changes == [true, false])
  }

  @Test func `a stepper counts up and down within its range`() {
    let stepper = UIStepper()
    stepper.maximumValue = 1
    show(stepper, at: CGRect(x: 100, y: 100, width: 94, height: 32))

    stage.tap(at: CGPoint(x: 170, y: 116))
    #expect(stepper.value == 1)
    stage.tap(at: CGPoint(x: 170, y: 116))
    #expect(stepper.value == 1)
    stage.tap(at: CGPoint(x: 110, y: 116))

    #expect(stepper.value == 0)
  }

  @discardableResult
  private func show<View: UIView>(_ view: View, at frame: CGRect) -> View {
    let root = UIViewController()
    stage.show(root)
    view.frame = frame
    root.view.addSubview(view)
    stage.turn()
    return view
  }

  private static func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
