/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// The end of an open line.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// The corner where two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// What a context does with its current path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// The kind of a piece of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}
