/// Tells an optional method that is implemented from one that is not.
///
/// The default implementations in protocol extensions raise `isMissing`; whoever asks lowers it first.
final class OptionalAnswers {
  var isMissing = false

  /// The answer of `method`, nil if only the default implementation answered.
  func ask<Answer>(_ method: () -> Answer) -> Answer? {
    isMissing = false
    let answer = method()
    return isMissing ? nil : answer
  }
}
