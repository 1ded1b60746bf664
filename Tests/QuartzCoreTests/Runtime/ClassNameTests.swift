import Foundation
import QuartzCore
import Testing

/// A class of this module that anybody may name.
final class FoundByName: NSObject {}

@Suite("Classes by name")
struct ClassNameTests {
  @Test func `finds classes of any module`() {
    #expect(ClassName.type(named: "QuartzCoreTests.FoundByName") == FoundByName.self)
    #expect(ClassName.type(named: "QuartzCore.CALayer") == CALayer.self)
    #expect(ClassName.type(named: ClassName.name(of: CAShapeLayer.self)) == CAShapeLayer.self)
  }

  @Test func `finds what Foundation finds`() {
    let name = NSStringFromClass(NSMutableArray.self)
    #expect(ClassName.type(named: name) == NSClassFromString(name))
  }

  @Test(arguments: ["QuartzCoreTests.NotThere", "NotThere.FoundByName", "", ".", "a.b.c", "1.2"])
  func `nothing for names without a class`(name: String) {
    #expect(ClassName.type(named: name) == nil)
  }
}
