public import Foundation

// Core Foundation has no public module on Linux, yet iOS sources write `[…] as CFArray`. These names
// stand for the Swift types that such values are bridged from, so that the casts compile.

public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFError = NSError
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
