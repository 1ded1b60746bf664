/// What few views and controllers have: overrides of single traits and handlers of their changes.
final class TraitRecord {
  var overrides = UITraitOverrides()
  var observations = TraitObservations()
}
