import UIKit

// Popovers; the one from a bar button is the (i) of every list.
extension Catalogue {
  static let popovers: [Example] = [
    Example("From the row", "a popover on phones too") { screen, row in
      let note = popover("This popover points at its row.", from: row, .any)
      note.popoverPresentationController?.delegate = NeverAdapts.shared
      screen.present(note, animated: true)
    },
    Example("Adapts", "a sheet where the screen is narrow") { screen, row in
      screen.present(popover("A popover on wide screens.", from: row, .any), animated: true)
    },
    arrow("Arrow up", "below its source", .up),
    arrow("Arrow down", "above its source", .down),
    arrow("Arrow left", "right of its source", .left),
    arrow("Arrow right", "left of its source", .right),
    Example("Colored", "the arrow takes part") { screen, row in
      let note = popover("Mint, with its arrow.", from: row, .any)
      note.view.backgroundColor = .clear
      note.popoverPresentationController?.backgroundColor = .systemMint
      note.popoverPresentationController?.delegate = NeverAdapts.shared
      screen.present(note, animated: true)
    },
  ]

  private static func arrow(
    _ title: String,
    _ detail: String,
    _ direction: UIPopoverArrowDirection
  ) -> Example {
    Example(title, detail) { screen, row in
      let note = popover("An arrow that points \(title.dropFirst(6)).", from: row, direction)
      note.popoverPresentationController?.delegate = NeverAdapts.shared
      // A small target in the middle leaves room on both sides.
      note.preferredContentSize = CGSize(width: 130, height: 90)
      note.popoverPresentationController?.sourceRect = CGRect(
        x: row.bounds.midX - 10,
        y: row.bounds.midY - 10,
        width: 20,
        height: 20
      )
      screen.present(note, animated: true)
    }
  }

  private static func popover(
    _ text: String,
    from row: UIView,
    _ arrows: UIPopoverArrowDirection
  ) -> UIViewController {
    let note = NoteViewController(text: text)
    note.modalPresentationStyle = .popover
    note.popoverPresentationController?.sourceView = row
    note.popoverPresentationController?.permittedArrowDirections = arrows
    return note
  }
}
