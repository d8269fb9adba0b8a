import Foundation

/// Views made of data, with an action for their editing.
struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  var delete: ((IndexSet) -> Void)?
}

extension EditableContent: View, Primitive, RowGroup {
  func update(_ node: Node) {
    let rows = node.place(content, 0)
    guard let delete else { return }
    let isEditing = node.environment.editMode.map { node.read($0).isEditing } ?? false
    for index in 0..<content.data.count {
      let button = node.place(
        Button(label: Text(verbatim: "Delete"), role: .destructive) { delete(IndexSet(integer: index)) },
        key: .init(["delete", index] as [AnyHashable]))
      button.trait = RowActionTrait(rows: rows, index: index, edge: .trailing)
      let isRevealed = node.runtime.revealed.contains { $0 === button }
      button.unseenCause = isEditing || isRevealed ? nil : "swipe left"
    }
  }
}

/// A button that belongs to a row, and is seen once the row was swiped.
struct RowActionTrait: Trait {
  /// The loop that makes the rows, or something around it.
  let rows: Node
  let index: Int
  let edge: HorizontalEdge

  @MainActor
  var row: Node? {
    var loop: Node?
    rows.walk { node in
      if loop == nil, node.view is any Looping { loop = node }
      return loop == nil
    }
    guard let loop, loop.children.indices.contains(index) else { return nil }
    return loop.children[index]
  }
}

/// Adds buttons that a swipe on the row shows.
struct SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension SwipeActionsModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    var environment = node.environment
    environment.hasOwnButtonStyle = true
    let actions = node.place(actions, key: .init("actions"), environment: environment)
    let isRevealed = node.runtime.revealed.contains { $0 === actions }
    actions.unseenCause = isRevealed ? nil : edge == .trailing ? "swipe left" : "swipe right"
    node.trait = SwipeActionsTrait(edge: edge, actions: actions)
  }
}

/// The buttons that a swipe on a row shows.
struct SwipeActionsTrait: Trait {
  let edge: HorizontalEdge
  let actions: Node
}

/// Whether the user may delete a row.
struct DeleteDisabledTrait: Trait {
  let isDisabled: Bool
}

struct DeleteDisabledModifier {
  let isDisabled: Bool
}

extension DeleteDisabledModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = DeleteDisabledTrait(isDisabled: isDisabled)
  }
}

extension EditableContent: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, delete: action)
  }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self)
  }
  @available(iOS 14.0, *)
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { EditableContent(content: self) }
  @available(iOS 16.0, *)
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent where T: Transferable { EditableContent(content: self) }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, counted from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some positions before the one at `destination`, counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let target = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
