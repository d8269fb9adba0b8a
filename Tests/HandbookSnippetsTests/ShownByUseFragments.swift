/// Code whose use of a name says what the document does not show: what is unwrapped, gone through, compared, formatted
/// or left out.
let shownByUse: [Fragment] = [
  Fragment(
    "what a closure that is given to a framework unwraps, and what it loops over",
    """
    motion.startUpdates(to: .main) { data, error in
      guard let data else { return }
      show(data.pitch)
    }
    activities.query(from: start) { items, error in
      guard let items, error == nil else { return }
      for item in items { print(item.name) }
    }
    sensor.read { reading, _ in print(reading?.value ?? 0) }
    """,
    placeholders: "activities: value, motion: value, sensor: value, show: function"),
  Fragment(
    "a closure that is kept, and unwraps what it is given",
    """
    func connect() {
      socket.onMessage = { message in
        if let message { show(message) }
      }
    }
    """,
    placeholders: "show: function, socket: value"),
  Fragment(
    "the result of a call, unwrapped under another name",
    """
    let manager = OfferManager()
    let found = await manager.check(id: "monthly")
    if let offer = found { show(offer) }
    """,
    placeholders: "OfferManager: model, show: function"),
  Fragment(
    "names in an extension of a nested type",
    """
    extension Store.Name {
      static let focus = Self("focus")
    }
    """,
    placeholders: "Store: model"),
  Fragment(
    "an index of a model that leaves out its properties",
    #"""
    import SwiftData

    @Model
    class Trip {
      #Index<Trip>([\.destination], [\.start])
      // ...
    }
    """#,
    placeholders: "Trip.destination: member, Trip.start: member"),
  Fragment(
    "an entry of a chart that is not shown",
    """
    LineMark(x: .value("Day", entry.date), y: .value("Steps", entry.count))
    """,
    placeholders: "entry: value"),
  Fragment(
    "two views that are called A and B",
    """
    @ViewBuilder
    func content() -> some View {
      if isFirst { ViewA() } else { ViewB() }
    }
    """,
    placeholders: "ViewA: view, ViewB: view, isFirst: value"),
  Fragment(
    "a switch whose cases are left out",
    """
    struct Root: View {
      var body: some View {
        NavigationStack {
          Home().navigationDestination(for: Route.self) { route in
            switch route { ... }
          }
        }
      }
    }
    """,
    placeholders: "Home: view, Route: type"),
  Fragment(
    "the work of an actor, left out",
    """
    func fetch() async -> [Item] {
      await MainActor.run { ... }
    }
    """,
    placeholders: "Item: type"),
  Fragment(
    "a conformance of the main actor",
    """
    extension ItemProvider: @MainActor DataProvider {
      func fetch() async -> [Item] { ... }
    }
    """,
    placeholders: "DataProvider: protocol, Item: type, ItemProvider: model"),
  Fragment(
    "a color of an asset catalog beside one of the system",
    """
    Text("A").background(Color(.accent), in: .rect(cornerRadius: 8))
    Text("B").background(Color(.systemBackground))
    Image(.logo).resizable()
    """,
    placeholders: "ColorResource.accent: member, ImageResource.logo: member"),
  Fragment(
    "numbers in the message of a log",
    #"""
    logger.notice("Latency \(ms, format: .fixed(precision: 2), privacy: .public) ms")
    logger.notice("Status \(code, format: .decimal, align: .right(columns: 3))")
    logger.notice("Account \(account, privacy: .private(mask: .hash))")
    """#,
    placeholders: "account: value, code: value, logger: value, ms: value"),
  Fragment(
    "arguments of a launch",
    """
    func launch() {
      app.launchArguments += ["-reset", "1"]
    }
    """,
    placeholders: "app: value"),
  Fragment(
    "versions of the app, of which one comes first",
    """
    struct Config {
      let minimum: String
      func isOld(_ current: AppVersion) -> Bool {
        if let minimum = AppVersion(string: minimum), current < minimum { return true }
        return false
      }
    }
    """,
    placeholders: "AppVersion: type"),
  Fragment(
    "several things to share",
    """
    ShareLink(items: selectedNotes) { note in
      SharePreview(note.title)
    }
    """,
    placeholders: "SelectedNote: type, selectedNotes: value"),
  Fragment(
    "two lists side by side",
    """
    for (name, score) in zip(names, scores) { print(name, score) }
    """,
    placeholders: "names: value, scores: value"),
  Fragment(
    "functions put into a list",
    """
    handlers.append { [weak self] in
      self?.update()
    }
    """,
    placeholders: "handlers: value"),
  Fragment(
    "a position of a map that is not shown",
    """
    func fly(_ coordinate: CLLocationCoordinate2D, _ region: MKCoordinateRegion) {
      position = .camera(MapCamera(centerCoordinate: coordinate, distance: 2000))
      area = .region(region)
    }
    """,
    placeholders: "area: value, positionValue: value"),
]
