import CoreGraphics
import Foundation

// Heights that follow from the content.
extension TableCellParts {
  /// Height of the whole cell with its separator.
  func fittingHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let state = cell.tableLayout
    let separatorHeight = state.hasSeparator ? state.pixel : 0
    let contentWidth = max(
      width - state.safeArea.left - leadingIndent(of: cell) - trailingWidth(of: cell),
      0
    )
    if let configured {
      let size = configured.systemLayoutSizeFitting(
        CGSize(width: contentWidth, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return max(size.height, UITableView.Measure.row)
    }
    if !cell.contentView.constraints.isEmpty {
      cell.contentView.layoutMargins = contentMargins(of: cell)
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: contentWidth, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      if size.height > 0 { return size.height + separatorHeight }
    }
    return max(labelsHeight(of: cell, contentWidth: contentWidth), UITableView.Measure.row)
  }

  private func labelsHeight(of cell: UITableViewCell, contentWidth: CGFloat) -> CGFloat {
    let margins = contentMargins(of: cell)
    let picture = image?.image == nil ? 0 : imageSize(of: cell).width + Self.imageGap
    let area = CGSize(
      width: max(contentWidth - margins.left - margins.right - picture, 0),
      height: .greatestFiniteMagnitude
    )
    let textHeight = size(of: text, in: area).height
    let detailHeight = size(of: detail, in: area).height
    switch cell.cellStyle {
    case .default, .value2, .value1:
      return max(textHeight, detailHeight) + 2 * Self.verticalPadding
    case .subtitle:
      return textHeight + Self.subtitleGap + detailHeight + 2 * Self.verticalPadding - 2
    }
  }
}
