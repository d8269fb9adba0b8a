import Foundation

/// Text that is shown.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var attributedText: NSAttributedString?
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var minimumScaleFactor: CGFloat = 0
}

/// How long lines end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How lines align.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A picture that is shown.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that is touched.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
  /// How a control looks.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
}

/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Which kind.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  open var titleLabel: UILabel? { nil }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  @available(iOS 15.0, *)
  open var configuration: Configuration?
  @available(iOS 14.0, *)
  open var menu: UIMenu?
  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction = false
  @available(iOS 15.0, *)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  @available(iOS 14.0, *)
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) { self.init(frame: .zero) }

  /// How a button looks.
  @available(iOS 15.0, *)
  @MainActor @preconcurrency
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var showsActivityIndicator = false
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// How round its corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// How large it is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

/// Changes a number by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
}

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.default
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var adjustsFontForContentSizeCategory = false
  open weak var delegate: (any UITextFieldDelegate)?
  /// What surrounds a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  /// When an overlay is there.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Whether text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Hears of a field's text.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// A field for long text.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
  open var attributedText: NSAttributedString!
  open var selectedRange = NSRange()
  open var adjustsFontForContentSizeCategory = false
}

/// Hears of long text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Content that scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var refreshControl: UIRefreshControl?
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var scrollsToTop = true
  open var alwaysBounceVertical = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var decelerationRate = DecelerationRate.normal
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Whether bars add to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How soon scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Reloads content when pulled.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// Views in a row.
@preconcurrency @MainActor
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: stackIndex)
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  /// How views share the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  open private(set) var arrangedSubviews: [UIView] = []
  public init(arrangedSubviews views: [UIView]) {
    arrangedSubviews = views
    super.init(frame: .zero)
  }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
}

/// Rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var style: Style { .plain }
  public nonisolated static let automaticDimension: CGFloat = -1
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How rows are grouped.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell()
  }
  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let kept = allowsMultipleSelection && indexPath != nil ? selected.filter { $0 != indexPath } : []
    selected = kept + [indexPath].compactMap { $0 }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { selected.removeAll { $0 == indexPath } }
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  private var selected: [IndexPath] = []
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  @available(iOS 14.0, *)
  open var selectionFollowsFocus = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  @available(iOS 15.0, *)
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  @available(iOS 15.0, *)
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
}

/// A row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var contentView: UIView { self }
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var reuseIdentifier: String? { nil }
  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)?
  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var isSelected = false
  open var isHighlighted = false
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  /// How labels stand in a row.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  /// What stands between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
  open func prepareForReuse() {}
}

/// Knows the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
}

extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// Hears of a table's rows.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

/// Places of tables and collections. Foundation's own has only the list of numbers.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// Manages a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open var tableView: UITableView! = UITableView()
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

/// A button beside a row that is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public enum Style: Int, Sendable {
    case normal, destructive
  }
  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons beside a row that is swiped.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A view drawn in Interface Builder.
@preconcurrency @MainActor
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
