import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import QuartzCore
import Testing
import UIKit

/// Blurs and snapshots of views.
@MainActor
struct EffectSheetTests {
  /// Stripes and a disk: something to blur.
  private func scenery() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.clipsToBounds = true
    view.backgroundColor = .white
    for (index, color) in [UIColor.red, .yellow, .green, .blue].enumerated() {
      view.layer.addSquare(CGRect(x: 10 * index, y: 0, width: 10, height: 40), color)
    }
    view.layer.addSquare(CGRect(x: 10, y: 10, width: 20, height: 20), .black).cornerRadius = 10
    return view
  }

  @Test func `every style of blur, in light and dark, and vibrancy`() throws {
    var sheet = LayerSheet(columns: 6, rows: 5)
    let styles: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark,
    ]
    for style in styles {
      let view = scenery()
      sheet.add("\(style), below a sharp strip", view: view) {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
        effect.frame = CGRect(x: 0, y: 12, width: 40, height: 28)
        view.addSubview(effect)
      }
    }
    for style in [UIBlurEffect.Style.regular, .prominent, .systemMaterial] {
      let view = scenery()
      sheet.add("\(style) in the dark", view: view) {
        view.overrideUserInterfaceStyle = .dark
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
        effect.frame = CGRect(x: 0, y: 12, width: 40, height: 28)
        view.addSubview(effect)
      }
    }
    let strengths: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .separator,
    ]
    for strength in strengths {
      let view = scenery()
      sheet.add("vibrancy \(strength)", view: view) {
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let effect = UIVisualEffectView(effect: blur)
        effect.frame = view.bounds
        view.addSubview(effect)
        let vibrant = UIVisualEffectView(
          effect: UIVibrancyEffect(blurEffect: blur, style: strength)
        )
        vibrant.frame = effect.bounds
        effect.contentView.addSubview(vibrant)
        let bar = UIView(frame: CGRect(x: 8, y: 14, width: 24, height: 12))
        bar.backgroundColor = .black
        vibrant.contentView.addSubview(bar)
      }
    }
    let rounded = scenery()
    sheet.add("rounded and clipped", view: rounded) {
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      effect.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
      effect.layer.cornerRadius = 12
      effect.clipsToBounds = true
      rounded.addSubview(effect)
    }
    let faded = scenery()
    sheet.add("no effect", view: faded) {
      let effect = UIVisualEffectView(effect: nil)
      effect.frame = faded.bounds
      faded.addSubview(effect)
    }

    try Golden("visual-effects").expect(sheet.show())
  }

  @Test func `snapshots show what the view shows`() throws {
    var sheet = LayerSheet(columns: 6, rows: 1)
    let view = scenery()
    sheet.add("the view", view: view) {}
    _ = sheet.show()
    let copies = [
      view.snapshotView(afterScreenUpdates: false),
      view.resizableSnapshotView(
        from: CGRect(x: 5, y: 5, width: 20, height: 20),
        afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      ),
    ]
    for copy in copies {
      let copy = try #require(copy)
      sheet.add("a snapshot, a part with caps", view: copy) {}
    }
    let changed = scenery()
    sheet.add("taken after a change", view: changed) {
      changed.layer.addSquare(CGRect(x: 0, y: 0, width: 40, height: 8), .white)
      if let copy = changed.snapshotView(afterScreenUpdates: true) {
        copy.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        changed.addSubview(copy)
      }
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    let drawn = renderer.image { _ in
      view.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 20, height: 40),
        afterScreenUpdates: false
      )
    }
    let rendered = renderer.image { context in
      context.cgContext.translateBy(x: 10, y: 10)
      view.layer.render(in: context.cgContext)
    }
    for picture in [drawn, rendered] {
      sheet.add("hierarchy drawn, layer rendered", view: UIImageView(image: picture)) {}
    }

    try Golden("snapshots").expect(sheet.show())
  }
}
