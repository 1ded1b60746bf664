import Foundation

/// What `registerForTraitChanges` hands out, to unregister with.
public protocol UITraitChangeRegistration: AnyObject {}

/// Views and controllers that tell of changes of single traits.
///
/// Handlers run when the traits have changed, in the order of their registration, before
/// `traitCollectionDidChange`.
public protocol UITraitChangeObservable: UITraitEnvironment {
  @discardableResult
  func registerForTraitChanges<Observable: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One registration: the traits and what to call.
final class TraitObservation: UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [any UITraitDefinition.Type],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits.compactMap { $0 as? any SystemTrait.Type }
    self.handler = handler
  }

  func tell(
    _ observed: any UITraitEnvironment,
    of old: UITraitCollection,
    to new: UITraitCollection
  ) {
    guard traits.contains(where: { $0.differs(old.values, new.values) }) else { return }
    handler(observed, old)
  }
}

/// The registrations of one view or controller, oldest first.
struct TraitObservations {
  private var all: [TraitObservation] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add<Observable: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type],
    _ handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits) { observed, old in
      if let observed = observed as? Observable { handler(observed, old) }
    }
    all.append(observation)
    return observation
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
  }

  func tell(_ observed: any UITraitEnvironment, of old: UITraitCollection) {
    for observation in all {
      observation.tell(observed, of: old, to: observed.traitCollection)
    }
  }
}

extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRecord.observations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    environment.traitRecord?.observations.remove(registration)
  }

  /// Traits to have in place of the superview's, here and below.
  public var traitOverrides: UITraitOverrides {
    get { environment.traitRecord?.overrides ?? UITraitOverrides() }
    set {
      traitRecord.overrides = newValue
      updateTraits()
    }
  }

  private var traitRecord: TraitRecord {
    if let record = environment.traitRecord { return record }
    let record = TraitRecord()
    environment.traitRecord = record
    return record
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    noteTraits()
    return madeTraitRecord.observations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord?.observations.remove(registration)
  }

  /// Traits to have in place of the surroundings', here, in the view and in children.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set {
      noteTraits()
      madeTraitRecord.overrides = newValue
      traitsMayHaveChanged()
    }
  }

  private var madeTraitRecord: TraitRecord {
    if let traitRecord { return traitRecord }
    let record = TraitRecord()
    traitRecord = record
    return record
  }
}

extension UITraitCollection {
  /// Sets traits one by one.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.changed(Values(), mutations))
  }

  /// A copy with some traits changed.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: Self.changed(values, mutations))
  }

  private static func changed(
    _ values: Values,
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> Values {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }
}
