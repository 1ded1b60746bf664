/// Keys of `CATransaction.value(forKey:)`.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
public nonisolated let kCATransactionDisableActions = "disableActions"
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
