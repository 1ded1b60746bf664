internal import CSDL2
package import Foundation

/// The machine's steady clock, read only to drive the frame clock of a window.
package nonisolated enum HostClock {
  /// Seconds since some fixed moment.
  package static var seconds: TimeInterval {
    TimeInterval(SDL_GetPerformanceCounter()) / TimeInterval(SDL_GetPerformanceFrequency())
  }
}
