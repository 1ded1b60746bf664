/// A sum of variables, each times a coefficient, and a constant.
package struct LinearExpression: Sendable {
  package private(set) var terms: [(variable: Variable, coefficient: Double)]
  package var constant: Double

  package init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  package mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append((variable, coefficient))
  }
}
