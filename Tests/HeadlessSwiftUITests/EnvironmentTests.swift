@_spi(Headless) import HeadlessSwiftUI
import Observation
import Testing

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor
@Suite(.serialized)
struct EnvironmentTests {
  private struct Themed: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
  }

  private struct Pushing: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: Product.all[0])
          .environment(\.theme, "inside")
          .navigationDestination(for: Product.self) { _ in Themed() }
          .environment(\.theme, "outside")
      }
    }
  }

  @Test func aDestinationTakesTheEnvironmentOfItsDeclaration() throws {
    let app = Simulator()
    app.open(Pushing())
    try app.tap("Go")
    #expect(app.snapshot().labels == ["outside"])
  }

  private struct PushedFrom: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: Product.all[0])
          .environment(\.theme, "of the pushing screen")
          .navigationDestination(for: Product.self) { _ in Themed() }
      }
      .environment(\.theme, "of the stack")
    }
  }

  @Test func aDestinationDoesNotTakeTheEnvironmentOfThePushingScreen() throws {
    let app = Simulator()
    app.open(PushedFrom())
    try app.tap("Go")
    #expect(app.snapshot().labels == ["of the stack"])
  }

  private struct Presenting: View {
    @State private var isShown = true
    var body: some View {
      Text("root")
        .environment(\.theme, "inside")
        .sheet(isPresented: $isShown) { Themed() }
        .environment(\.theme, "outside")
    }
  }

  @Test func aSheetTakesTheEnvironmentOfItsModifier() {
    let app = Simulator()
    app.open(Presenting())
    #expect(app.snapshot().labels == ["outside"])
  }

  @Observable
  final class Session {}

  private struct NeedsSession: View {
    @Environment(Session.self) private var session
    var body: some View { Text("\(session === session)") }
  }

  private struct OptionalSession: View {
    @Environment(Session.self) private var session: Session?
    var body: some View { Text(session == nil ? "none" : "some") }
  }

  private final class Settings: ObservableObject {}

  private struct NeedsSettings: View {
    @EnvironmentObject private var settings: Settings
    var body: some View { Text("\(settings === settings)") }
  }

  @Test func aMissingObjectCrashes() {
    let app = Simulator()
    app.open(NeedsSession())
    #expect(
      app.snapshot().crash
        == "Fatal error: No Observable object of type Session found. A View.environmentObject(_:) for Session may "
        + "be missing as an ancestor of this view.")
    let other = Simulator()
    other.open(NeedsSettings())
    #expect(
      other.snapshot().crash?.hasPrefix("Fatal error: No ObservableObject of type Settings found.") == true)
  }

  @Test func aMissingOptionalObjectIsNil() {
    let app = Simulator()
    app.open(OptionalSession())
    #expect(app.snapshot().labels == ["none"])
  }
}
