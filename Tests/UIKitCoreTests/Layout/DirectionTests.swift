import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Leading and trailing where the layout direction changes.
struct DirectionTests {
  private let stage = Stage(size: CGSize(width: 300, height: 100), scale: 1)
  private let parent = UIViewController()
  private let child = UIViewController()
  private let box = UIView()

  private func show() {
    stage.turn()
    stage.show(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    activate(
      box.leadingAnchor.constraint(equalTo: child.view.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: child.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 10)
    )
    stage.turn()
  }

  private func turnRight() {
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft),
      forChild: child
    )
    stage.turn()
  }

  @Test(.facts("J17")) func `constraints turn around when the traits do`() {
    show()
    #expect(box.frame == area(20, 0, 50, 10))

    turnRight()
    #expect(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(box.frame == area(300 - 20 - 50, 0, 50, 10))

    parent.setOverrideTraitCollection(nil, forChild: child)
    stage.turn()
    #expect(box.frame == area(20, 0, 50, 10))
  }

  @Test(.facts("J17")) func `left and right do not turn around`() {
    show()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(other)
    activate(other.leftAnchor.constraint(equalTo: child.view.leftAnchor, constant: 30))
    stage.turn()

    turnRight()

    #expect(other.frame.minX == 30)
  }

  @Test func `a view that insists on its direction keeps it`() {
    show()
    box.semanticContentAttribute = .forceLeftToRight

    turnRight()

    #expect(box.frame.minX == 20)
    box.semanticContentAttribute = .unspecified
    stage.turn()
    #expect(box.frame.minX == points(300 - 20 - 50))
  }

  @Test func `directional margins turn around, plain ones do not`() {
    show()
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    let plain = UIView()
    plain.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    child.view.addSubview(plain)

    turnRight()

    #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(box.directionalLayoutMargins.leading == 2)
    #expect(plain.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(plain.directionalLayoutMargins.leading == 4)
  }

  @Test func `a row of a stack turns around`() {
    show()
    let row = UIStackView(
      arrangedSubviews: [10, 30].map { Content(size: CGSize(width: $0, height: 10)) }
    )
    row.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(row)
    stage.turn()
    #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 10])

    turnRight()

    #expect(row.arrangedSubviews.map(\.frame.minX) == [30, 0])
  }
}
