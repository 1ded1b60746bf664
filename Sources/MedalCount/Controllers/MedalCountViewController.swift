import UIKit

/// The panel with the five best countries and their medals; a tap anywhere closes it.
final class MedalCountViewController: UIViewController {
  private static let rowHeight: CGFloat = 40
  private static let columnSpacing: CGFloat = 8
  private static let rowSpacing: CGFloat = 4

  var winners: [MedalWinner] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.accessibilityIdentifier = "medal-count"
    let table = stack(
      .horizontal,
      spacing: Self.columnSpacing,
      [makeCountries(), makeMedals()]
    )
    table.alignment = .bottom
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      table.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("handleTap:", MedalCountViewController.handleTap)
      )
    )
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    dismiss(animated: true)
  }

  /// Flags and names, one row a country.
  private func makeCountries() -> UIStackView {
    let rows = winners.map { winner in
      let flag = UIImageView(image: UIImage(named: winner.flagImageName))
      flag.contentMode = .center
      flag.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
      return stack(
        .horizontal,
        spacing: Self.columnSpacing,
        [flag, makeLabel(winner.country, alignment: .natural)]
      )
    }
    let countries = stack(.vertical, spacing: Self.rowSpacing, rows)
    countries.alignment = .leading
    return countries
  }

  /// A row of medal pictures and under it the numbers, one row a country.
  private func makeMedals() -> UIStackView {
    let pictures = ["gold", "silver", "bronze"].map { name -> UIView in
      let picture = UIImageView(image: UIImage(named: name))
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: Self.rowHeight),
        picture.heightAnchor.constraint(equalToConstant: Self.rowHeight),
      ])
      return picture
    }
    let numbers = winners.map { winner in
      [winner.gold, winner.silver, winner.bronze].map { number -> UIView in
        let label = makeLabel("\(number)", alignment: .center)
        label.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
        return label
      }
    }
    let rows = ([pictures] + numbers).map { views in
      let row = stack(.horizontal, spacing: Self.columnSpacing, views)
      row.distribution = .fillEqually
      return row
    }
    return stack(.vertical, spacing: Self.rowSpacing, rows)
  }

  private func makeLabel(_ text: String, alignment: NSTextAlignment) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .boldSystemFont(ofSize: 17)
    label.textAlignment = alignment
    return label
  }

  private func stack(
    _ axis: NSLayoutConstraint.Axis,
    spacing: CGFloat,
    _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }
}
