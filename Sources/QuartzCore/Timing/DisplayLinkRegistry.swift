package import Foundation

/// The display links that are added to the run loop, in order.
package final class DisplayLinkRegistry {
  private var links: [CADisplayLink] = []

  package init() {}

  /// Whether any link wants frames.
  package var hasActiveDisplayLinks: Bool {
    links.contains { !$0.isPaused }
  }

  /// Calls the links for a frame.
  ///
  /// Links added meanwhile wait for the next frame.
  package func fireDisplayLinks(at time: TimeInterval, interval: TimeInterval) {
    for link in links where links.contains(where: { $0 === link }) {
      link.fire(at: time, interval: interval)
    }
  }

  func insert(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    FrameClock.current.onWork?()
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }
}
