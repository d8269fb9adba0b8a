import Foundation

/// Records operations so that they can be undone, as Foundation has it on Apple's systems.
public class UndoManager: NSObject {
  private var undos: [(name: String, action: () -> Void)] = []
  private var redos: [(name: String, action: () -> Void)] = []
  private var direction = 0

  public override init() {}
  public var canUndo: Bool { !undos.isEmpty }
  public var canRedo: Bool { !redos.isEmpty }
  public var isUndoing: Bool { direction < 0 }
  public var isRedoing: Bool { direction > 0 }
  public var undoActionName: String { undos.last?.name ?? "" }
  public var redoActionName: String { redos.last?.name ?? "" }
  public var levelsOfUndo = 0

  public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) where TargetType: AnyObject {
    let entry = (name: "", action: { [weak target] in if let target { handler(target) } })
    if isUndoing { redos.append(entry) } else { undos.append(entry) }
    if direction == 0 { redos = [] }
  }

  public func setActionName(_ actionName: String) {
    if isUndoing, !redos.isEmpty {
      redos[redos.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  public func undo() {
    guard let entry = undos.popLast() else { return }
    direction = -1
    entry.action()
    direction = 0
  }

  public func redo() {
    guard let entry = redos.popLast() else { return }
    direction = 1
    entry.action()
    direction = 0
  }

  public func removeAllActions() { (undos, redos) = ([], []) }
  public func beginUndoGrouping() {}
  public func endUndoGrouping() {}
}
