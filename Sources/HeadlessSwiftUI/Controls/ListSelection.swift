/// The selection of a list, whatever its type.
final class ListSelection {
  /// Type of the values that can be selected.
  let type: Any.Type
  private(set) var selected: () -> [AnyHashable]
  private var change: (AnyHashable?, _ addsOrRemoves: Bool) -> Bool

  private init(
    type: Any.Type, selected: @escaping () -> [AnyHashable],
    change: @escaping (AnyHashable?, _ addsOrRemoves: Bool) -> Bool
  ) {
    self.type = type
    self.selected = selected
    self.change = change
  }

  convenience init<Value: Hashable>(single binding: Binding<Value?>) {
    self.init(
      type: Value.self,
      selected: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      change: { value, _ in
        guard let value else {
          binding.wrappedValue = nil
          return true
        }
        guard let value = value.base as? Value else { return false }
        binding.wrappedValue = value
        return true
      })
  }

  convenience init<Value: Hashable>(set binding: Binding<Set<Value>>) {
    self.init(
      type: Value.self,
      selected: { binding.wrappedValue.map { AnyHashable($0) } },
      change: { value, addsOrRemoves in
        guard let value else {
          binding.wrappedValue = []
          return true
        }
        guard let value = value.base as? Value else { return false }
        if addsOrRemoves {
          binding.wrappedValue.formSymmetricDifference([value])
        } else {
          binding.wrappedValue = [value]
        }
        return true
      })
  }

  /// Selects a value.
  ///
  /// - Parameter isEditing: Whether the list is in edit mode, where a value joins a set or leaves it; elsewhere it is
  ///   the only one.
  /// - Returns: False where the value is not of the selection's type.
  func select(_ value: AnyHashable, isEditing: Bool = false) -> Bool { change(value, isEditing) }

  func clear() { _ = change(nil, false) }

  /// Takes over the binding of a list's new value, so that one object stands for the list all its life.
  func adopt(_ other: ListSelection) {
    selected = other.selected
    change = other.change
  }
}

/// A list with a selection. Lists are lazy containers, too.
struct ListTrait: Trait {
  let selection: ListSelection
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the list around a row.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
