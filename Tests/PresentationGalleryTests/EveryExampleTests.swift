import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import PresentationGallery

/// Every row opens and closes, on every kind of screen.
struct EveryExampleTests {
  nonisolated struct Screen: CustomTestStringConvertible, Sendable {
    let device: String
    let orientation: UIInterfaceOrientation
    var testDescription: String {
      "\(device) \(orientation.isLandscape ? "landscape" : "portrait")"
    }
  }

  nonisolated static let screens = [
    Screen(device: "iphone-se-3", orientation: .portrait),
    Screen(device: "iphone-se-3", orientation: .landscapeRight),
    Screen(device: "iphone-15", orientation: .portrait),
    Screen(device: "iphone-15", orientation: .landscapeLeft),
    Screen(device: "ipad-10", orientation: .portrait),
    Screen(device: "ipad-10", orientation: .landscapeRight),
  ]

  @Test(arguments: screens)
  func `opens and closes`(screen: Screen) throws {
    let gallery = try GalleryStage(device: screen.device, orientation: screen.orientation)
    for tab in GalleryStage.tabs {
      for section in try #require(GalleryStage.sections(of: tab)) {
        for example in section.examples where example.title != "Sliding tabs" {
          try gallery.choose(example.title, in: tab)
          try gallery.stage.settle()

          let name = "\(tab), \(example.title)"
          let isPushed = gallery.navigation?.viewControllers.count == 2
          #expect(isPushed != (gallery.presented != nil), "\(name) opens")
          try close(gallery)
          #expect(gallery.presented == nil, "\(name) closes")
          #expect(gallery.navigation?.viewControllers.count == 1, "\(name) closes")
        }
      }
    }
    #expect(gallery.stage.log.filter { $0.contains("E-PRES") } == [])
  }

  private func close(_ gallery: GalleryStage) throws {
    if gallery.presented != nil {
      gallery.tabs.dismiss(animated: true)
    } else {
      gallery.navigation?.popToRootViewController(animated: true)
    }
    try gallery.stage.settle()
  }
}
