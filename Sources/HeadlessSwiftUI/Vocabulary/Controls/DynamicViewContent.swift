import Foundation

/// Views made of data, with actions for their editing.
struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension EditableContent: View, Primitive, RowGroup {
  func update(_ node: Node) {
    let rows = node.place(member: content, key: .init(0))
    if let move { node.trait = RowMoveTrait(rows: rows, move: move) }
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
    let all = rows.loopRows
    return all.indices.contains(index) ? all[index] : nil
  }
}

/// Rows that may be dragged to another place among them.
struct RowMoveTrait: Trait {
  /// The loop that makes the rows, or something around it.
  let rows: Node
  /// Takes positions before the move.
  let move: (IndexSet, Int) -> Void
}

extension Node {
  /// The rows of the innermost loop here, in order.
  var loopRows: [Node] {
    var loop: Node?
    walk { node in
      if loop == nil, node.view is any Looping, node.children.first?.key != .edited { loop = node }
      return loop == nil
    }
    return loop?.children ?? []
  }

  /// Whether a row does not let itself be edited in a way.
  func refuses(_ edit: RowEdit) -> Bool {
    var isRefused = false
    walk { node in
      if let trait = node.trait as? RowGuardTrait, trait.edit == edit { isRefused = trait.isDisabled }
      return true
    }
    return isRefused
  }
}

/// Adds buttons that a swipe on the row shows.
struct SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension SwipeActionsModifier: ViewModifier, MemberModifier {
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

/// What a user may do to a row.
enum RowEdit { case delete, move }

/// Whether a row does not let itself be edited in a way.
struct RowGuardTrait: Trait {
  let edit: RowEdit
  let isDisabled: Bool
}

struct RowGuardModifier {
  let edit: RowEdit
  let isDisabled: Bool
}

extension RowGuardModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = RowGuardTrait(edit: edit, isDisabled: isDisabled)
  }
}

extension Node.Key {
  /// Of the loop inside a loop that lets its data be edited.
  static var edited: Node.Key { Node.Key("edited") }
}

extension EditableContent: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, delete: action)
  }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, move: action)
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
