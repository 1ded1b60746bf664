/// How to make the segue of one identifier: a storyboard (or a test) gives one per segue.
package struct SegueTemplate {
  /// Makes the destination and the segue, ready for `prepare(for:sender:)`.
  package var make: (UIViewController) -> UIStoryboardSegue

  package init(make: @escaping (UIViewController) -> UIStoryboardSegue) {
    self.make = make
  }
}
