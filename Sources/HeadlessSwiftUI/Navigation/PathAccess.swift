/// A stack's path behind its binding, whatever the collection.
struct PathAccess {
  /// Type of the elements where the path holds only one ("homogeneous"); nil for a `NavigationPath`.
  let elementType: Any.Type?
  /// Whether the app holds the path.
  let isBound: Bool
  let elements: () -> [PathElement]
  /// False where the value is not of the path's element type.
  let append: (PathElement) -> Bool
  let replace: (PathElement) -> Bool
  let removeLast: (Int) -> Void

  @available(iOS 16.0, *)
  init(_ path: Binding<NavigationPath>, isBound: Bool) {
    elementType = nil
    self.isBound = isBound
    elements = { path.wrappedValue.elements }
    append = { element in
      path.wrappedValue.elements.append(element)
      return true
    }
    replace = { element in
      path.wrappedValue.elements = [element]
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    elementType = Data.Element.self
    isBound = true
    elements = { path.wrappedValue.map { PathElement($0) } }
    append = { element in
      guard let value = element.value(as: Data.Element.self) else { return false }
      path.wrappedValue.append(value)
      return true
    }
    replace = { element in
      guard let value = element.value(as: Data.Element.self) else { return false }
      path.wrappedValue.replaceSubrange(
        path.wrappedValue.startIndex..<path.wrappedValue.endIndex, with: CollectionOfOne(value))
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }
}
