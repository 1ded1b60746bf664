import ConstraintSolver
import Foundation

/// A layout item's place in one engine: its variables and the constraints the system gives it.
final class LayoutEntry {
  /// Left, top, width and height in the coordinates of the superview or owner, of the alignment rect.
  struct Variables {
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable

    var all: [Variable] { [minX, minY, width, height] }
  }

  /// A constraint of the system's and the way to work out its constant again.
  struct SystemConstraint {
    let id: ConstraintID
    let role: Role
    var constant: Double
  }

  /// What a system constraint is there for.
  enum Role: Hashable {
    /// Keeps `frame` and autoresizing mask of a view that translates them.
    case autoresizing(AutoresizingPart)
    /// Keeps the root of the tree at its size.
    case rootSize(NSLayoutConstraint.Axis)
    /// Both sides of an intrinsic size: hugging above, compression resistance below.
    case content(NSLayoutConstraint.Axis)
    /// One side alone, where the other is required.
    case hugging(NSLayoutConstraint.Axis)
    case compression(NSLayoutConstraint.Axis)
    case guide(GuideEdge)
    /// The size that a view is fitted to.
    case fitting(NSLayoutConstraint.Axis)
    /// Moves a part that nothing determines: see `LayoutEngine.exerciseAmbiguity(of:)`.
    case exercise(AutoresizingPart)
  }

  unowned let state: LayoutItemState
  weak var engine: LayoutEngine?
  let variables: Variables
  var systemConstraints: [SystemConstraint] = []
  /// Shares of the superview's growth, as they stand in the autoresizing constraints.
  var shares: AutoresizingShares?
  /// The size that content constraints stand for.
  var contentSize: CGSize?
  /// Whether `contentSize` is as narrow as the longest line of wrapped text.
  var isNarrowed = false
  /// Narrowing was tried and moved nothing: other constraints decide on the width.
  var keepsWidth = false
  /// The size on one line, and the last one wrapped with the width it was for: text is slow to measure.
  var naturalSize: CGSize?
  var wrappedSize: (width: CGFloat, size: CGSize)?

  /// The view's content wraps to its width.
  var isWrapping = false
  /// It stands in the engine's list of those.
  var isListedAsWrapping = false

  // What waits for the engine's next update.
  var isQueued = false
  var isWrapQueued = false
  /// How often the entry's ambiguity was exercised.
  var exerciseCount = 0
  /// The solution may have moved the item.
  var isMoved = false
  /// The system constraints must be made anew: the way the item is laid out has changed.
  var needsRebuild = false
  var needsContentSize = false
  var boundsSize: CGSize

  init(state: LayoutItemState, engine: LayoutEngine, variables: Variables) {
    self.state = state
    self.engine = engine
    self.variables = variables
    boundsSize = state.view?.bounds.size ?? .zero
  }
}
