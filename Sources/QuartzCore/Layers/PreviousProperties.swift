/// A layer's model as it was before a transaction changed it.
///
/// On the heap: few layers have one at a time.
nonisolated final class PreviousProperties {
  let properties: LayerProperties

  init(_ properties: LayerProperties) {
    self.properties = properties
  }
}
