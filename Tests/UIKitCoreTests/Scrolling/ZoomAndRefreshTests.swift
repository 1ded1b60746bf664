import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Two fingers on a scroll view, and pulling a table down to refresh it.
struct ZoomAndRefreshTests {
  // MARK: - Zooming

  private final class Zoom: NSObject, UIScrollViewDelegate {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
    var ends: [CGFloat] = []

    override init() {
      super.init()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 2
      let controller = UIViewController()
      stage.show(controller)
      controller.view.addSubview(scrollView)
      stage.turn()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) {
      ends.append(scale)
    }
  }

  @Test func `two fingers zoom around the point between them`() throws {
    let zoom = Zoom()
    zoom.scrollView.contentOffset = CGPoint(x: 100, y: 100)

    zoom.stage.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 150)
    try zoom.stage.settle()

    let scale = zoom.scrollView.zoomScale
    // The pinch counts from where it was recognized, so the factor is a little below 1.5.
    #expect(scale > 1.3 && scale <= 1.5)
    #expect(zoom.ends == [scale])
    #expect(abs(zoom.scrollView.contentSize.width - 600 * scale) < 0.01)
    // The point (250, 300) of the content stays between the fingers, at (150, 200).
    #expect(abs(zoom.scrollView.contentOffset.x - (250 * scale - 150)) < 1)
    #expect(abs(zoom.scrollView.contentOffset.y - (300 * scale - 200)) < 1)
  }

  @Test func `beyond the limits it comes back to them`() throws {
    let zoom = Zoom()

    zoom.stage.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 290)
    try zoom.stage.settle()
    #expect(zoom.scrollView.zoomScale == 2)
    zoom.stage.pinch(at: CGPoint(x: 150, y: 200), from: 290, to: 20)
    try zoom.stage.settle()

    #expect(zoom.scrollView.zoomScale == 0.5)
  }

  // MARK: - Refreshing

  private func table() -> (Stage, UITableViewController, UIRefreshControl) {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    let controller = UITableViewController(style: .plain)
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    stage.show(controller)
    return (stage, controller, refresh)
  }

  @Test func `a long pull refreshes once and holds the content below the wheel`() throws {
    let (stage, controller, refresh) = table()
    var count = 0
    refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)

    stage.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 380), over: 0.5)
    stage.advance(by: 1)

    #expect(count == 1)
    #expect(refresh.isRefreshing)
    #expect(controller.tableView.contentOffset.y == -60)
    // The wheel turns as long as it shows: nothing waits for that.
    try stage.settle()
    refresh.endRefreshing()
    try stage.settle()
    #expect(!refresh.isRefreshing)
    #expect(controller.tableView.contentOffset.y == 0)
  }

  @Test func `a short pull does not`() throws {
    let (stage, controller, refresh) = table()

    stage.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 120), over: 0.5)
    try stage.settle()

    #expect(!refresh.isRefreshing)
    #expect(controller.tableView.contentOffset.y == 0)
  }
}
