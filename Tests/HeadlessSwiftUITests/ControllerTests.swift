import Foundation
@_spi(Headless) import HeadlessSwiftUI
import Testing

/// What UIKit's containers do without a screen.
@MainActor
@Suite(.serialized)
struct ControllerTests {
  /// What a process says at its end.
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func poppingToAControllerThatIsNotOnTheStackEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        _ = stack.popToViewController(UIViewController(), animated: true)
      }
    }
    #expect(
      said(result).contains(
        "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'Tried to pop to a view controller that doesn't exist.'"))
  }

  @Test func pushingAControllerTwiceEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: true)
      }
    }
    #expect(
      said(result).contains(
        "<UINavigationController> is pushing the same view controller instance (<UIViewController>) more than once"
      ))
  }

  @Test func presentingAnActiveControllerEndsTheApp() async {
    let again = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (shop, basket) = (UIViewController(), UIViewController())
        shop.present(basket, animated: true)
        UIViewController().present(basket, animated: true)
      }
    }
    #expect(said(again).contains("<UIViewController> that is already being presented by <UIViewController>."))
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        UIViewController().present(stack.viewControllers[0], animated: true)
      }
    }
    #expect(said(child).contains("present modally an active controller <UIViewController>."))
  }

  @Test func aControllerFindsItsContainersThroughItsParent() {
    final class Page: UIViewController {
      private(set) var parents: [String] = []
      override func willMove(toParent parent: UIViewController?) { note("will", parent) }
      override func didMove(toParent parent: UIViewController?) { note("did", parent) }
      private func note(_ when: String, _ parent: UIViewController?) {
        parents.append("\(when) \(parent.map { "\(type(of: $0))" } ?? "nil")")
      }
    }
    let (page, inner) = (Page(), UIViewController())
    page.addChild(inner)
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    #expect(page.navigationController == nil)
    stack.pushViewController(page, animated: false)
    #expect(inner.navigationController === stack)
    #expect(inner.tabBarController === tabs)
    #expect(inner.splitViewController == nil)
    #expect(stack.children.count == 2)
    #expect(stack.popViewController(animated: false) === page)
    #expect(page.navigationController == nil && inner.tabBarController == nil)
    #expect(
      page.parents == ["will UINavigationController", "did UINavigationController", "will nil", "did nil"])
    #expect(stack.popViewController(animated: false) == nil)
    // Another stack takes it, and the old one lets go.
    stack.pushViewController(page, animated: false)
    let other = UINavigationController(rootViewController: page)
    #expect(page.navigationController === other && stack.viewControllers.count == 1)
  }

  @Test func aControllerPresentsOneOtherAtATime() throws {
    struct Presenting: View {
      let shop: UIViewController
      var body: some View {
        Button("Present") { shop.present(UISearchController(), animated: true) { say("shown") } }
      }
    }
    let (shop, stack) = (UIViewController(), UINavigationController())
    stack.setViewControllers([shop], animated: false)
    let app = Simulator()
    app.open(Presenting(shop: shop))
    try app.tap("Present")
    #expect(app.snapshot().prints == ["shown"])
    let search = try #require(stack.presentedViewController)
    // Its container presents for it.
    #expect(shop.presentedViewController === search && search.presentingViewController === stack)
    try app.tap("Present")
    let step = app.snapshot()
    #expect(step.prints == [])
    #expect(
      step.console == [
        "[Presentation] Attempt to present <UISearchController> on <UINavigationController> (from "
          + "<UIViewController>) which is already presenting <UISearchController>."
      ])
    search.dismiss(animated: true)
    #expect(shop.presentedViewController == nil && search.presentingViewController == nil)
  }

  @Test func dismissingClosesWhatIsAbove() {
    let (shop, basket, hint) = (UIViewController(), UIViewController(), UIViewController())
    shop.present(basket, animated: false)
    basket.present(hint, animated: false)
    shop.dismiss(animated: false)
    #expect(shop.presentedViewController == nil && basket.presentedViewController == nil)
    #expect(hint.presentingViewController == nil)
  }

  @Test func aTabThatIsSelectedStaysSo() {
    let tabs = UITabBarController()
    let screens = [UIViewController(), UIViewController(), UIViewController()]
    tabs.viewControllers = screens
    tabs.selectedViewController = screens[2]
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [screens[2], screens[0]]
    #expect(tabs.selectedIndex == 0)
    tabs.setViewControllers(nil, animated: false)
    #expect(tabs.selectedViewController == nil && screens[0].parent == nil)
    tabs.tabs = ["Shop", "Basket"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
    }
    tabs.selectedTab = tabs.tab(forIdentifier: "Basket")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aColumnIsShownWhenItIsAskedFor() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UINavigationController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .primary) === list)
    #expect(list.splitViewController === split && list.navigationController != nil)
    #expect(split.viewControllers.count == 2)
    // As on an iPad that is held upright.
    #expect(split.displayMode == .secondaryOnly && !split.isCollapsed)
    split.show(.primary)
    #expect(split.displayMode == .oneOverSecondary && split.isShowing(.primary))
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    split.preferredSplitBehavior = .tile
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    let three = UISplitViewController(style: .tripleColumn)
    three.show(.primary)
    #expect(three.displayMode == .twoOverSecondary && three.isShowing(.supplementary))
    three.hide(.primary)
    #expect(three.displayMode == .oneOverSecondary && !three.isShowing(.primary))
    list.showDetailViewController(UIViewController(), sender: nil)
    #expect(split.viewController(for: .secondary) !== detail && detail.parent == nil)
  }

  @Test func overridesReachWhatIsInside() {
    let tabs = UITabBarController()
    let (screen, inner) = (UIViewController(), UIViewController())
    tabs.viewControllers = [screen]
    screen.addChild(inner)
    tabs.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    tabs.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func selectedRowsAreRemembered() {
    let table = UITableView()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow?.row == 2)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    grid.allowsMultipleSelection = true
    grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    grid.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(grid.indexPathsForSelectedItems?.count == 2)
  }
}
