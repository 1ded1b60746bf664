import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import MedalCount

/// The frames of MedalCount's screens on every device, upright and on its side.
///
/// Worked out from the device's size and safe area. Sizes of texts are those of labels on their own.
struct ScreenFrameTests {
  private static let regularLogo: CGFloat = 300
  private static let compactLogo: CGFloat = 100

  private func app(on device: HeldDevice) throws -> MedalCountStage {
    let app = try MedalCountStage(
      device: device.preset.identifier,
      orientation: device.orientation
    )
    app.main.presentedGames = GamesDataStore().summer.first { $0.title == "Summer 2012" }
    try app.stage.settle()
    return app
  }

  private func size(of text: String, bold: Bool = false) -> CGSize {
    let label = UILabel()
    label.text = text
    if bold { label.font = .boldSystemFont(ofSize: 17) }
    return label.intrinsicContentSize
  }

  private func expect(_ view: UIView?, at frame: CGRect, _ name: String) throws {
    let view = try #require(view, "\(name) is missing")
    // Sums of thirds of a point.
    let tolerance: CGFloat = 1e-9
    let isThere =
      isClose(view.frame.minX, frame.minX, tolerance)
      && isClose(view.frame.minY, frame.minY, tolerance)
      && isClose(view.frame.width, frame.width, tolerance)
      && isClose(view.frame.height, frame.height, tolerance)
    #expect(isThere, "\(name) is at \(view.frame) instead of \(frame)")
  }

  @Test(arguments: HeldDevice.all)
  func `places the main screen`(device: HeldDevice) throws {
    let app = try app(on: device)
    let width = device.size.width
    let button = app.main.view.subviews.first { $0 is UIButton }
    let title = UIButton(type: .system)
    title.setTitle("Medal Count", for: .normal)
    // The logo under the bar, then 30, 20 and 20 points between the centered texts.
    let logo = device.isCompact ? Self.compactLogo : Self.regularLogo
    var top = device.barBottom
    var frames = [CGRect(x: 0, y: top, width: width, height: logo)]
    top += logo
    for (size, gap) in [
      (size(of: "London"), 30.0), (size(of: "Summer 2012"), 20), (title.intrinsicContentSize, 20),
    ] {
      top += gap
      frames.append(
        device.onPixels((width - size.width) / 2, top, size.width, size.height)
      )
      top += size.height
    }

    try expect(app.main.view, at: device.bounds, "the root view")
    for (name, frame) in zip(["logo", "host", "year"], frames) {
      let view = app.main.view.subviews.first { $0.accessibilityIdentifier == name }
      try expect(view, at: frame, name)
    }
    try expect(button, at: frames[3], "the button")
  }

  @Test(.facts("L6"), arguments: HeldDevice.all)
  func `places the games panels`(device: HeldDevice) throws {
    for (name, isLeft) in [("Summer", true), ("Winter", false)] {
      let app = try app(on: device)
      try app.open(name)
      let panel = try app.presented(GamesTableViewController.self)
      let width = device.size.width * 2 / 3
      let x = isLeft ? 0 : device.size.width - width
      try expect(
        panel.view,
        at: CGRect(x: x, y: 0, width: width, height: device.size.height),
        "the \(name) panel"
      )
      try expect(app.dimmingView, at: device.bounds, "the dimming view")
      try expect(
        panel.tableView.tableHeaderView,
        at: CGRect(x: 0, y: 0, width: width, height: 125),
        "the header"
      )

      let cell = panel.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      try expect(cell, at: CGRect(x: 0, y: 125 + 60, width: width, height: 60), "the second row")
      try expectContent(of: try #require(cell), width: width, isLeft: isLeft, on: device)
    }
  }

  /// The flag is a square 8 points from three edges of the cell's content; the texts end 2 points from
  /// the middle.
  private func expectContent(
    of cell: UITableViewCell,
    width: CGFloat,
    isLeft: Bool,
    on device: HeldDevice
  ) throws {
    // One pixel of the row is its separator; the panel lies at the screen's edge, so the notch is in it.
    let height = 60 - 1 / device.preset.scale
    let safeArea = device.safeArea
    let contentWidth = width - (isLeft ? safeArea.left : safeArea.right)
    try expect(
      cell.contentView,
      at: CGRect(x: isLeft ? safeArea.left : 0, y: 0, width: contentWidth, height: height),
      "the cell's content"
    )
    let flag = height - 16
    let textX = isLeft ? 8 + flag + 8 : 8
    let textWidth = contentWidth - 8 - 8 - flag - 8
    let line = size(of: "Beijing").height
    let views = cell.contentView.subviews
    try expect(
      views.first { $0 is UIImageView },
      at: device.onPixels(isLeft ? 8 : contentWidth - 8 - flag, 8, flag, flag),
      "the flag"
    )
    let labels = views.filter { $0 is UILabel }
    try expect(
      labels.first,
      at: device.onPixels(textX, height / 2 - 2 - line, textWidth, line),
      "the host"
    )
    try expect(
      labels.last,
      at: device.onPixels(textX, height / 2 + 2, textWidth, line),
      "the year"
    )
  }

  @Test(.facts("L6"), arguments: HeldDevice.regular)
  func `places the medal count over two thirds of the height`(device: HeldDevice) throws {
    let app = try app(on: device)
    try app.open("Medal Count")
    let panel = try app.presented(MedalCountViewController.self)
    let frame = CGRect(
      x: 0,
      y: device.size.height / 3,
      width: device.size.width,
      height: device.size.height * 2 / 3
    )
    try expect(panel.view, at: frame, "the panel")
    try expect(app.dimmingView, at: device.bounds, "the dimming view")
    try expectMedals(in: panel.view, on: device)
  }

  @Test(arguments: HeldDevice.compact)
  func `places the medal count over the whole screen if told so`(device: HeldDevice) throws {
    let app = try MedalCountStage(
      device: device.preset.identifier,
      orientation: device.orientation,
      adaptivity: .fullScreen
    )
    app.main.presentedGames = GamesDataStore().summer.first { $0.title == "Summer 2012" }
    try app.open("Medal Count")
    let panel = try app.presented(MedalCountViewController.self)
    try expect(panel.view, at: device.bounds, "the panel")
    try expectMedals(in: panel.view, on: device)
  }

  /// Five rows of flag (48 × 32), 8 points and name, 40 high and 4 apart; beside them, 8 points
  /// away, a row of medals and five of numbers: three columns of 40, 8 apart.
  ///
  /// Both end at the same height.
  private func expectMedals(in panel: UIView, on device: HeldDevice) throws {
    let names = ["United States", "China", "Great Britain", "Russia", "South Korea"].map {
      size(of: $0, bold: true).width
    }
    let countries = CGSize(width: 48 + 8 + (names.max() ?? 0), height: 5 * 40 + 4 * 4)
    let medals = CGSize(width: 3 * 40 + 2 * 8, height: 6 * 40 + 5 * 4)
    let width = countries.width + 8 + medals.width
    let table = try #require(panel.subviews.first as? UIStackView)
    try expect(
      table,
      at: device.onPixels(
        (panel.bounds.width - width) / 2,
        (panel.bounds.height - medals.height) / 2,
        width,
        medals.height
      ),
      "the table"
    )
    let columns = table.arrangedSubviews.compactMap { $0 as? UIStackView }
    try expect(
      columns.first,
      at: device.onPixels(0, medals.height - countries.height, countries.width, countries.height),
      "the countries"
    )
    try expect(
      columns.last,
      at: device.onPixels(countries.width + 8, 0, medals.width, medals.height),
      "the medals"
    )
    for (row, name) in zip(try #require(columns.first).arrangedSubviews, names).enumerated() {
      let y = CGFloat(row) * 44
      try expect(name.0, at: device.onPixels(0, y, 56 + name.1, 40), "country \(row)")
      try expect(
        name.0.subviews.first,
        at: CGRect(x: 0, y: 0, width: 48, height: 40),
        "flag \(row)"
      )
      try expect(name.0.subviews.last, at: device.onPixels(56, 0, name.1, 40), "name \(row)")
    }
    for (row, view) in try #require(columns.last).arrangedSubviews.enumerated() {
      try expect(
        view,
        at: CGRect(x: 0, y: CGFloat(row) * 44, width: medals.width, height: 40),
        "medals \(row)"
      )
      for (column, number) in view.subviews.enumerated() {
        let frame = CGRect(x: CGFloat(column) * 48, y: 0, width: 40, height: 40)
        try expect(number, at: frame, "medal \(row), \(column)")
      }
    }
  }

  @Test(arguments: HeldDevice.compact)
  func `places the request to turn the device in the middle`(device: HeldDevice) throws {
    let app = try app(on: device)
    try app.open("Medal Count")
    let standIn = try #require(app.panel?.activePresentationController?.presentedViewController)
    let content = try #require(standIn.view.subviews.first as? UIStackView)
    // A picture of 547 × 424 pixels at 2 pixels a point, 8 points below the text.
    let picture = CGSize(width: 547 / 2.0, height: 424 / 2)
    let text = size(of: "Please rotate your device")
    let width = max(text.width, picture.width)
    let height = text.height + 8 + picture.height

    #expect(standIn is RotateViewController)
    try expect(standIn.view, at: device.bounds, "the screen")
    try expect(
      content,
      at: device.onPixels(
        (device.size.width - width) / 2,
        (device.size.height - height) / 2,
        width,
        height
      ),
      "the content"
    )
    try expect(
      content.arrangedSubviews.first,
      at: device.onPixels((width - text.width) / 2, 0, text.width, text.height),
      "the text"
    )
    try expect(
      content.arrangedSubviews.last,
      at: device.onPixels(
        (width - picture.width) / 2,
        text.height + 8,
        picture.width,
        picture.height
      ),
      "the picture"
    )
  }
}
