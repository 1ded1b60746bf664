import Foundation
import Testing
import UIKitCore

@testable import Simulator

/// The command line.
@Suite struct SimulatorOptionsTests {
  private func parse(_ line: String) throws -> SimulatorOptions {
    try SimulatorOptions.parse(line.split(separator: " ").map(String.init))
  }

  private func failure(_ line: String) -> SimulatorFailure? {
    do {
      _ = try parse(line)
      return nil
    } catch {
      return error as? SimulatorFailure
    }
  }

  @Test func `without arguments it is an iPhone SE in portrait`() throws {
    let options = try parse("")

    #expect(options.device.preset.identifier == "iphone-se-3")
    #expect(options.device.size == CGSize(width: 375, height: 667))
    #expect(options.scale == nil)
    #expect(options.speed == 1)
  }

  @Test func `reads every option`() throws {
    let options = try parse(
      "--device iphone-15 --orientation landscape-left --scale 2 --speed 0.1 --headless "
        + "--script s --shot p --trace t --dump tree --dump presentations --appearance dark "
        + "--animations off --traits h=regular,v=compact,dir=rtl,size=AX3 --timeout 3 "
        + "--position 40,-60 --unthrottled"
    )

    #expect(options.preset?.identifier == "iphone-15")
    #expect(options.orientation == .landscapeLeft)
    #expect(options.scale == 2)
    #expect(options.speed == 0.1)
    #expect(options.isHeadless)
    #expect(options.script == "s")
    #expect(options.screenshot == "p")
    #expect(options.trace == "t")
    #expect(options.dumps == [.tree, .presentations])
    #expect(options.appearance == .dark)
    #expect(!options.areAnimationsEnabled)
    #expect(options.traits.horizontalSizeClass == .regular)
    #expect(options.traits.verticalSizeClass == .compact)
    #expect(options.traits.layoutDirection == .rightToLeft)
    #expect(options.traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(options.timeout == 3)
    #expect(options.position == CGPoint(x: 40, y: -60))
    #expect(options.isUnthrottled)
  }

  @Test func `values may follow an equals sign`() throws {
    #expect(try parse("--size=700x400").device.size == CGSize(width: 700, height: 400))
    #expect(try parse("--traits=h=compact").traits.horizontalSizeClass == .compact)
  }

  @Test func `what follows two dashes belongs to the app`() throws {
    #expect(try parse("--headless -- --device nonsense") == parse("--headless"))
  }

  @Test func `plain words belong to the app`() throws {
    #expect(try parse("word --headless another") == parse("--headless"))
  }

  @Test func `an unknown option is answered with the nearest one`() {
    let failure = failure("--devise iphone-15")

    #expect(failure?.status == .wrongUsage)
    #expect(failure?.description.contains("did you mean --device?") == true)
  }

  @Test(arguments: [
    "--device", "--size 12", "--size 0x10", "--size axb", "--scale 0", "--speed fast",
    "--orientation up", "--appearance blue", "--traits compact", "--traits h=large",
    "--traits weight=1", "--dump all", "--animations no", "--headless=yes", "--scale --",
    "--position 40", "--position a,b", "--position 99999,0",
  ])
  func `refuses what makes no sense`(line: String) {
    #expect(failure(line)?.status == .wrongUsage)
  }

  @Test func `an unknown device is not wrong usage but not there`() {
    #expect(failure("--device nokia-3310")?.status == .notFound)
  }

  @Test func `asks for information`() throws {
    #expect(try parse("--help").request == .help)
    #expect(try parse("-h").request == .help)
    #expect(try parse("--version").request == .version)
    #expect(try parse("--list-devices").request == .deviceList)
  }

  @Test func `the help fits a terminal and names every option`() {
    let help = HelpText.usage(program: "MedalCount")

    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(SimulatorOption.all.allSatisfy { help.contains($0.name) })
  }

  @Test func `the list of devices fits a terminal`() {
    let lines = HelpText.devices().split(separator: "\n")

    #expect(lines.count == DevicePreset.all.count)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasPrefix("iphone-se-3 ") && $0.hasSuffix("wC hR / wC hC") })
  }

  @Test func `near matches need more than a few right letters`() {
    #expect(NearestMatch.of("--hedless", among: ["--headless", "--help"]) == "--headless")
    #expect(NearestMatch.of("qqqqqq", among: ["device", "wait"]) == nil)
    #expect(NearestMatch.distance("kitten", "sitting") == 3)
    #expect(NearestMatch.distance("", "abc") == 3)
  }
}
