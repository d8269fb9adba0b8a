/// A value that knows better than its fields whether it equals another.
protocol SelfComparing {
  func isSame(as other: Any) -> Bool
}

/// Whether two values are surely equal: `==` where there is one, identity for objects, else field by field.
/// Closures never are.
///
/// SwiftUI compares views in this way to decide whether a body must run again.
func isSame(_ a: Any, _ b: Any) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  if let a = a as? any SelfComparing { return a.isSame(as: b) }
  if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  if let a = a as? any Equatable { return isEqual(a, b) }
  if let a = a as? Any.Type, let b = b as? Any.Type { return a == b }
  let left = Mirror(reflecting: a)
  let right = Mirror(reflecting: b)
  guard left.displayStyle != nil, left.children.count == right.children.count else { return false }
  if left.displayStyle == .enum {
    if left.children.isEmpty { return "\(a)" == "\(b)" }
    guard left.children.first?.label == right.children.first?.label else { return false }
  }
  return zip(left.children, right.children).allSatisfy { isSame($0.value, $1.value) }
}

private func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == (b as? Value) }
