/// The properties whose animations add up, so that moves overlap without a jump in speed.
nonisolated enum GeometryKey: String {
  case position
  case bounds
  case transform
}
