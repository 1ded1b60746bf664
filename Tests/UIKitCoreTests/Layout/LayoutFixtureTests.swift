import Testing
import UIKit

extension LayoutFixture {
  nonisolated static let all = single + rows + screens + priorities + stacks
}

/// Small screens with frames worked out by hand.
struct LayoutFixtureTests {
  @Test(arguments: LayoutFixture.all)
  func `gets the frames worked out by hand`(fixture: LayoutFixture) {
    let screen = Screen(fixture.width, fixture.height)
    let views = fixture.build(screen)

    screen.layOut()

    #expect(views.map(\.frame) == fixture.frames)
    #expect(screen.log.isEmpty)
  }

  @Test(arguments: LayoutFixture.all)
  func `gets the same frames after having been another size`(fixture: LayoutFixture) {
    let screen = Screen(fixture.width, fixture.height)
    let views = fixture.build(screen)
    screen.layOut()

    screen.window.frame = area(0, 0, fixture.width + 211, fixture.height + 97)
    screen.layOut()
    screen.window.frame = area(0, 0, fixture.width, fixture.height)
    screen.layOut()

    #expect(views.map(\.frame) == fixture.frames)
  }
}
