import Foundation
import HeadlessSwiftUI

/// Fetches models into a view, and again when they change.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  public var wrappedValue: Result { ((try? context.fetch(descriptor)) ?? []) as! Result }
  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }
}

@available(iOS 17.0, *)
extension Query where Result == [Element] {
  public init() { descriptor = FetchDescriptor() }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.descriptor = descriptor }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Value: Comparable {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Value: Comparable {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Value: Comparable {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    // As on a device, a view without `.modelContainer` has a context of an empty schema.
    guard let container = try? ModelContainer(for: Schema([any PersistentModel.Type]())) else {
      preconditionFailure("an empty container in memory cannot fail")
    }
    return ModelContext(container)
  }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

@available(iOS 17.0, *)
extension View {
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { SetUp(content: self, types: modelTypes, onSetup: onSetup) }
  @MainActor @preconcurrency
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

/// Makes a container once and hands its context down.
private struct SetUp<Content: View>: View {
  let content: Content
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var container: ModelContainer?

  var body: some View {
    let container = container ?? (try? ModelContainer(for: Schema(types)))
    content
      .environment(\.modelContext, container?.mainContext ?? EnvironmentValues().modelContext)
      .onAppear {
        if let container {
          self.container = container
          onSetup(.success(container))
        }
      }
  }
}

@available(iOS 17.0, *)
extension Scene {
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = try? ModelContainer(for: Schema(modelTypes))
    return environment(\.modelContext, container?.mainContext ?? EnvironmentValues().modelContext)
  }
}
