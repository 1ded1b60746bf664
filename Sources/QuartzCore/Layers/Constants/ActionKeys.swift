/// The event of a layer that begins to show: it came into a shown tree or is no longer hidden.
public nonisolated let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that no longer shows: it left a shown tree or was hidden.
public nonisolated let kCAOnOrderOut = "onOrderOut"

/// The key that transitions are stored under.
public nonisolated let kCATransition = "transition"
