/// What the system keeps for an app when its process ends.
@MainActor
final class SceneStore {
  /// `SceneStorage` values by key.
  var scene: [String: any Sendable] = [:]
  /// Where `AppStorage` and the app's own `UserDefaults.standard` meet.
  let defaults = UserDefaults.standard
  /// Tells views about a change of a key, whichever view wrote it.
  let changes = Location<[String: Int]>([:])
}
