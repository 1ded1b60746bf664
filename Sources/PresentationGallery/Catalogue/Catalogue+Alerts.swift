import UIKit

// Alerts and action sheets.
extension Catalogue {
  static let alerts: [Example] = [
    Example("Alert", "two buttons side by side", present: makeAlert),
    Example("Alert with text fields", "name and password", present: makeSignIn),
    Example("Action sheet", "a choice from the bottom, on a pad from the row") { screen, row in
      let sheet = makeActionSheet()
      sheet.popoverPresentationController?.sourceView = row
      screen.present(sheet, animated: true)
    },
  ]

  private static func makeAlert() -> UIViewController {
    let alert = UIAlertController(
      title: "Delete the picture?",
      message: "It goes from all of your devices.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  private static func makeSignIn() -> UIViewController {
    let alert = UIAlertController(
      title: "Sign in",
      message: "Who is there?",
      preferredStyle: .alert
    )
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let signIn = UIAlertAction(title: "Sign in", style: .default)
    alert.addAction(signIn)
    alert.preferredAction = signIn
    return alert
  }

  private static func makeActionSheet() -> UIViewController {
    let sheet = UIAlertController(
      title: "Picture",
      message: "What shall happen to it?",
      preferredStyle: .actionSheet
    )
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }
}
