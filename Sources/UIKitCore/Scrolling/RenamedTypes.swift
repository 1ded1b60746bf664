public import Foundation

// Names from before Swift 4.2 that tutorials of those days use.

/// A push or a pop; today's name is `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The look of a cell; today's name is `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// What editing does to a row; today's name is `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// How changed rows move; today's name is `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The look of a table; today's name is `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style

/// Where a bar button's looks come from; today's name is `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// Stands for a height that the table works out; today's name is `UITableView.automaticDimension`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated let UITableViewAutomaticDimension = UITableView.automaticDimension

/// Today's name is `UICollectionView.elementKindSectionHeader`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated let UICollectionElementKindSectionHeader =
  UICollectionView.elementKindSectionHeader

/// Today's name is `UICollectionView.elementKindSectionFooter`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated let UICollectionElementKindSectionFooter =
  UICollectionView.elementKindSectionFooter
