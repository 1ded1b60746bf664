public import Dispatch
import Foundation
import QuartzCore
import Simulator

/// Dispatch's queues for apps, with delays on the frame clock and the main queue in its turns.
///
/// `DispatchQueue.main` runs blocks in the next turn of the run loop, in order of arrival, at the same
/// instant of app time. Other queues are Dispatch's own threads; only their delays follow the frame
/// clock. Code that imports UIKit sees this type, other modules see Dispatch's; `OperationQueue.main`,
/// `DispatchSource` and `Task.sleep` still follow the machine.
public nonisolated final class DispatchQueue: @unchecked Sendable {
  // Unchecked: both properties are constants, and Dispatch's queue is safe to use from any thread.

  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  public static let main = DispatchQueue(.main, isMain: true)

  /// Dispatch's queue that other threads run, or its own main queue.
  public let underlyingQueue: Dispatch.DispatchQueue
  private let isMain: Bool

  private init(_ queue: Dispatch.DispatchQueue, isMain: Bool) {
    underlyingQueue = queue
    self.isMain = isMain
  }

  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    let queue = Dispatch.DispatchQueue(
      label: label,
      qos: qos,
      attributes: attributes,
      autoreleaseFrequency: autoreleaseFrequency,
      target: target?.underlyingQueue
    )
    self.init(queue, isMain: false)
  }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(.global(qos: qos), isMain: false)
  }

  public static func concurrentPerform(iterations: Int, execute work: @Sendable (Int) -> Void) {
    Dispatch.DispatchQueue.concurrentPerform(iterations: iterations, execute: work)
  }

  public var label: String { underlyingQueue.label }
  public var qos: DispatchQoS { underlyingQueue.qos }

  // MARK: - Blocks

  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    group?.enter()
    let work: @Sendable () -> Void = {
      work()
      group?.leave()
    }
    guard isMain else {
      BackgroundWork.begin()
      underlyingQueue.async(qos: qos, flags: flags) {
        work()
        BackgroundWork.end()
      }
      return
    }
    Self.onMainThread { FrameClock.current.enqueue(work) }
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    group.enter()
    nonisolated(unsafe) let item = workItem
    async {
      item.perform()
      group.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    // Safe: a work item may be performed on any thread.
    nonisolated(unsafe) let item = workItem
    async { item.perform() }
  }

  /// Waits for the block to run; traps where that would never be.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    precondition(
      !isMain || !MainThread.isCurrent,
      "DispatchQueue.main.sync was called on the main thread, which would wait for itself."
    )
    return try underlyingQueue.sync(execute: work)
  }

  public func sync<Result>(
    flags: DispatchWorkItemFlags,
    execute work: () throws -> Result
  ) rethrows -> Result {
    try underlyingQueue.sync(flags: flags, execute: work)
  }

  // MARK: - Delays

  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard deadline != .distantFuture else { return }
    // Safe: a set of bits that never changes.
    nonisolated(unsafe) let flags = flags
    Self.onMainThread {
      FrameClock.current.schedule(at: deadline.time) {
        if self.isMain {
          work()
        } else {
          self.async(qos: qos, flags: flags, execute: work)
        }
      }
    }
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    // Safe: a work item may be performed on any thread, and knows whether it was cancelled.
    nonisolated(unsafe) let item = workItem
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// Runs `body` on the main thread: at once there, else as soon as it comes to it.
  private static func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      BackgroundWork.begin()
      Dispatch.DispatchQueue.main.async {
        MainActor.assumeIsolated(body)
        BackgroundWork.end()
      }
    }
  }
}

extension DispatchQueue: CustomStringConvertible {
  public var description: String {
    "<DispatchQueue: \(label)>"
  }
}

extension DispatchGroup {
  /// Runs `work` on an app's queue once the group is empty.
  nonisolated public func notify(
    queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    BackgroundWork.begin()
    notify(queue: Dispatch.DispatchQueue.global()) {
      queue.async(execute: work)
      BackgroundWork.end()
    }
  }
}
