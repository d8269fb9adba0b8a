@_exported import Foundation
@_exported import HeadlessSwiftUI
@_exported import Observation

/// Makes a class a model that a context can keep.
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$observationRegistrar), named(persistentModelID), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "HandbookMacros", type: "ModelMacro")

/// Says how a property is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Says how a property refers to other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Leaves a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Values that may occur only once.
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "HandbookMacros", type: "EmptyDeclarationMacro") where T: PersistentModel

/// Values that are searched for.
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "HandbookMacros", type: "EmptyDeclarationMacro") where T: PersistentModel

/// Gives an actor a container and a context.
@attached(member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "HandbookMacros", type: "ModelActorMacro")

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "HandbookMacros", type: "QueryMacro")

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "HandbookMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "HandbookMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "HandbookMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "HandbookMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "HandbookMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "HandbookMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "HandbookMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Fetches models into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "HandbookMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel
