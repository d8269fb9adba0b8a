/// Parts of the files of apps: methods, bodies and statements as they stand there, without the type around them.
let appCodeFragments: [Fragment] = [
  Fragment(
    "a property asked of itself behind an operator",
    """
    func refresh(_ order: Order) async {
      if !self.isOnline { return }
      self.isLoading = true
    }
    """,
    placeholders: "Order: type, isLoading: value, isOnline: value"),
  Fragment(
    "a font of the app, made with a size",
    """
    Text("Orders")
      .font(.brandMedium(size: 24))
    """,
    placeholders: "Font.brandMedium: member"),
  Fragment(
    "colors and texts of the app in groups",
    """
    let field = UITextView()
    field.backgroundColor = UIColor.shop.fills.card
    field.font = .shop.body
    label.text = String.cart.localized("title")
    """,
    placeholders: "String.cart: member, UIColor.shop: member, UIFont.shop: member, label: value"),
  Fragment(
    "an asset in a folder",
    """
    Text("Orders").background(Color(.Brand.green))
    """,
    placeholders: "ColorResource.Brand: member"),
  Fragment(
    "a modifier that sounds like one",
    """
    Text(order.title)
      .textStyle(.smallTitle)
    """,
    placeholders: "order: value, textStyle: modifier"),
  Fragment(
    "a modifier with the name of a helper",
    """
    Color.clear
      .dialog(item: $session.question)
    """,
    placeholders: "dialog: modifier, sessionBinding: value"),
  Fragment(
    "a value that ends like a path",
    """
    Button("Details") { routerPath.navigate(to: .order(id)) }
    """,
    placeholders: "id: value, routerPath: value"),
  Fragment(
    "the branches of a value",
    """
    func isVisible(_ order: Order) -> Bool {
      let isHidden = if let filter {
        order.isHidden(by: filter)
      } else {
        order.isHidden
      }
      return !isHidden
    }
    """,
    placeholders: "Order: type, filter: value"),
  Fragment(
    "what a type makes of itself",
    """
    static func samples(count: Int) -> [Self] {
      (0..<count).map { .init(id: $0, name: "Tea") }
    }
    """,
    placeholders: "Snippet.init: initializer"),
  Fragment(
    "a method with another form",
    """
    public func show(_ error: any Error) {
      show(message: error.localizedDescription)
    }
    """,
    placeholders: "show: function"),
  Fragment(
    "a constant in groups of constants",
    """
    Button { isShown = true } label: {
      Icons.Outline.plus.view
        .symbolVariant(.circle)
    }
    """,
    placeholders: "Icons: type, isShown: value"),
  Fragment(
    "keys that begin with a capital letter",
    """
    func log(name: String) {
      Analytics.log(AnalyticsEventView, parameters: [AnalyticsParameterName: name])
    }
    """,
    placeholders: "Analytics: type, AnalyticsEventView: value, AnalyticsParameterName: value"),
  Fragment(
    "a number that a case carries",
    """
    func short(_ text: String) -> String {
      if case .cut(let maxLength) = mode, text.count > maxLength {
        return String(text.prefix(maxLength))
      }
      return text
    }
    """,
    placeholders: "mode: value"),
  Fragment(
    "a type of the app that is encoded",
    """
    public struct Post: Encodable, Sendable {
      public let access: Visibility
      public let isPinned: Bool
    }
    """,
    placeholders: "Visibility: type"),
  Fragment(
    "a dictionary with cases as keys",
    """
    if let sizes = selection[.size], !sizes.isEmpty {
      filter.count = sizes.count
    }
    """,
    placeholders: "filter: value, selection: value"),
  Fragment(
    "a section of the app as a key",
    """
    func load(_ section: Section) async {
      guard let source = sources[section] else { return }
      states[section] = .loading
    }
    """,
    placeholders: "Section: type, sources: value, states: value"),
  Fragment(
    "a closure on the main queue",
    """
    func impact(style: UIImpactFeedbackGenerator.FeedbackStyle) {
      DispatchQueue.main.async {
        if let generator = self.generators[style] {
          generator.impactOccurred()
        } else {
          UIImpactFeedbackGenerator(style: style).impactOccurred()
        }
      }
    }
    """,
    placeholders: "generators: value"),
  Fragment(
    "a property set behind a constant of its name",
    """
    private func find() async -> Bool {
      if let orderID = results?.orders.first?.id {
        self.orderID = orderID
        return true
      }
      return false
    }
    """,
    placeholders: "Order: type, orderIDValue: value, results: value"),
  Fragment(
    "a job of the app",
    """
    func enqueue(_ job: Job) {
      job.run()
    }
    """,
    placeholders: "Job: type"),
  Fragment(
    "a view of UIKit with a property that is set",
    """
    let card = CardView(frame: frame)
    card.cornerRadius = 12
    """,
    placeholders: "CardView: type"),
  Fragment(
    "a member type that is stated",
    """
    func process<S: Shelf>(_ shelf: S) where S.Item == Int {
    }
    """,
    placeholders: "Shelf: protocol"),
  Fragment(
    "purchases without the import",
    """
    for await result in Transaction.updates {
      guard case .verified(let transaction) = result else { continue }
      await transaction.finish()
    }
    """),
  Fragment(
    "a button whose label has an image of the app",
    """
    Button(action: buy) {
      Image.asset(.cart).frame(width: 28)
    }
    """,
    placeholders: "Image.asset: member"),
  Fragment(
    "nil in a branch of what is assigned",
    """
    parent.placeholder = isEmpty ? parent.placeholder : nil
    """,
    placeholders: "isEmpty: value, parent: value"),
  Fragment(
    "a flag that its name hides",
    """
    if let minimum = settings?.addBelowMinimumAmount, minimum == true {
      add()
    }
    """,
    placeholders: "add: function, settings: value"),
  Fragment(
    "a case with a flag",
    """
    func finish(_ outcome: Outcome) -> Effect {
      switch outcome {
      case .saved(let entity): entity ? .close : .refresh
      }
    }
    """,
    placeholders: "Effect: type, Outcome: enum"),
  Fragment(
    "a test beside statements",
    """
    @Test func fires() async {
      await confirmation("called") { confirm in confirm() }
    }

    await confirmation("called twice", expectedCount: 2) { confirm in
      confirm()
    }
    """),
  Fragment(
    "a chance compared with a number",
    """
    let isWet = minutes.contains { $0.precipitationChance > 0.5 }
    """,
    placeholders: "minutes: value"),
  Fragment(
    "an error that may be nil",
    #"""
    if let error {
      print("\(error)")
    } else {
      print("done")
    }
    """#,
    placeholders: "errorValue: value"),
  Fragment(
    "a property with the name of a variable",
    """
    private func setUp() {
      let panel = UIView()
      view.addSubview(panel)
      self.panel = panel
    }
    """,
    placeholders: "panelValue: value, view: value"),
  Fragment(
    "a sum of what is not shown",
    """
    private func stop(from isPlaying: Bool) {
      let now = Date()
      if isPlaying { pastTime += max(0, now.timeIntervalSince(start)) } else { start = now }
    }
    """,
    placeholders: "pastTime: value, start: value"),
  Fragment(
    "members of a constant of the type around",
    """
    .onAppear {
      Self.player.install()
      if Self.player.isPlaying {
        meter.start(stream: Self.player.makeStream())
      }
    }
    """,
    placeholders: "Snippet.player: member, meter: value"),
  Fragment(
    "a function of the type around",
    """
    public func resume(at absolute: Double) -> Double {
      let trackDuration = Self.duration(of: track)
      return min(absolute, trackDuration)
    }
    """,
    placeholders: "Snippet.duration: member"),
  Fragment(
    "a publisher of two values",
    """
    let isValid: AnyPublisher<Bool, Never> = email
      .combineLatest(password)
      .map { !$0.isEmpty && $1.count >= 8 }
      .eraseToAnyPublisher()
    """,
    placeholders: "email: value, password: value"),
  Fragment(
    "a controller that is left to a comment",
    """
    enum OrdersModule {
      static func make(onSelect: @escaping (Order) -> Void) -> UIViewController {
        OrdersController(model: OrdersModel(), onSelect: onSelect)
      }
    }
    final class OrdersController: UIViewController {
      // its implementation
    }
    """,
    placeholders: "Order: type, OrdersController.init: initializer, OrdersModel: model"),
  Fragment(
    "an order by a property that is not shown",
    #"""
    var descriptor = FetchDescriptor<Order>(
      predicate: #Predicate { $0.createdAt > cutoffDate },
      sortBy: [SortDescriptor(\.createdAt, order: .reverse)]
    )
    """#,
    placeholders: "Order: model, cutoffDate: value"),
  Fragment(
    "a text made of what a function gives",
    """
    VStack {
      Text(String(visits()))
    }
    """,
    placeholders: "visits: function"),
  Fragment(
    "a static function of a superclass that is not shown",
    """
    class StoredOrder: StoredObject {
      var id = 0

      override static func primaryKey() -> String { "id" }
    }
    """,
    placeholders: "StoredObject: type"),
  Fragment(
    "a generic superclass of UIKit's kind",
    """
    class CartViewController: ListViewController<CartSource> {
      override func viewDidLoad() {
        super.viewDidLoad()
        source = CartSource()
      }
    }
    """,
    placeholders: "CartSource: type, ListViewController: protocol, source: value"),
  Fragment(
    "a convenience initializer of a superclass that is not shown",
    """
    class CartScreen: ThemedHostingController<CartView> {
      convenience init() { self.init(rootView: CartView()) }
    }
    """,
    placeholders: "CartView: view, ThemedHostingController: protocol"),
  Fragment(
    "a nested superclass",
    """
    class Finished: Upload.Machine.State {
      override func mayFollow(_ other: AnyClass) -> Bool { false }
    }
    """,
    placeholders: "Upload: type"),
  Fragment(
    "a class method alone",
    """
    class func reset() {
      UserDefaults.standard.removeObject(forKey: Keys.basket)
    }
    """,
    placeholders: "Keys: type"),
  Fragment(
    "a constant in capitals",
    """
    if portion != HALF { total = FULL }
    """,
    placeholders: "FULL: value, HALF: value, total: value"),
  Fragment(
    "a case that is also a property of something else",
    #"""
    func rows(props: Props) -> some View {
      ForEach(Shelf.allCases, id: \.self) { shelf in
        if shelf == .genres { Text(props.genres.first?.name ?? "") }
      }
    }
    """#,
    placeholders: "Genre: type, Props: type, Shelf: enum"),
  Fragment(
    "cases of an enum inside a type",
    """
    func finished(_ end: DragCard.End) {
      if end == .left || end == .right { next() }
    }
    """,
    placeholders: "DragCard: type, next: function"),
  Fragment(
    "a closure of the app's own type of functions",
    """
    let done: Badge.Completion = { badge in
      badge.removeFromSuperview()
    }
    """,
    placeholders: "Badge: type"),
  Fragment(
    "an optional view made with map",
    """
    VStack {
      order.note.map { Text($0).font(.caption) }
    }
    """,
    placeholders: "order: value"),
  Fragment(
    "colors as results",
    """
    func color(of day: Day) -> UIColor? {
      switch day {
      case .sunday: return .brandRed
      default: return nil
      }
    }
    """,
    placeholders: "Day: enum, UIColor.brandRed: member"),
  Fragment(
    "a logger of the app",
    #"""
    func report() {
      Logger.error("no order with \(id)")
    }
    """#,
    placeholders: "Logger: type, idValue: value"),
  Fragment(
    "a macro of a package with the name of a view",
    """
    @Table
    struct Note {
      @Column(primaryKey: true)
      let id: Int
    }
    """),
  Fragment(
    "traits of a package",
    """
    @Suite(
      .inMemory { $0.reset() }
    )
    struct CartTests {}
    """),
  Fragment(
    "a number made of a text that is not shown",
    """
    private var isValid: Bool {
      guard let width = Double(widthText) else { return false }
      return width > 0
    }
    """,
    placeholders: "widthText: value"),
  Fragment(
    "a page that shows itself",
    """
    @State private var page: SettingsPage?

    .sheet(item: $page) { page in
      page
    }
    """,
    placeholders: "SettingsPage: view, SettingsPage.id: member"),
  Fragment(
    "a pair that may be missing",
    """
    func back<T>(to checkpoint: Checkpoint<T>) {
      guard let (navigator, index) = find(checkpoint) else { return }
      _ = navigator.pop(to: index)
    }
    """,
    placeholders: "Checkpoint: type, find: function"),
  Fragment(
    "statements under a condition of the compiler",
    #"""
    #if DEBUG
    print("Debug: \(value)")
    #endif

    AppLogger.general.debug("Debug: \(value, privacy: .private)")
    """#,
    placeholders: "AppLogger: type, value: value"),
  Fragment(
    "a modifier below what is left out",
    """
    struct Alert: ViewModifier {
      @State private var isOn = false
      func body(content: Content) -> some View {
        ...
        .sheet(isPresented: $isOn) { Text("New") }
      }
    }
    """),
  Fragment(
    "a slider of the app, in code for UIKit",
    """
    import UIKit

    class PlayerViewController: UIViewController {
      private let slider = Slider()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(slider)
      }
    }
    """,
    placeholders: "Slider: type"),
  Fragment(
    "a picture in the code",
    """
    logoImageView.image = #imageLiteral(resourceName: "Logo")
    logoImageView.contentMode = .scaleAspectFill
    """,
    placeholders: "logoImageView: value"),
  Fragment(
    "the menu and the swipes of a table's rows",
    """
    class OrdersViewController: UITableViewController {
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
      }

      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }
    """),
  Fragment(
    "a view that sets its height with self",
    """
    var body: some View {
      Text("Orders").background(GeometryReader { proxy -> Color in
        self.height = proxy.size.height
        return Color.clear
      })
    }
    """,
    placeholders: "height: value"),
  Fragment(
    "an error in a text of Foundation's",
    """
    func text(of error: NSError) -> String { String(format: "Failed: %@", error) }
    """),
  Fragment(
    "cases that are left out before one with a value",
    #"""
    enum Route: View {
      ...
      case page(Int)

      var body: some View {
        switch self {
        case .home: Text("Home")
        case .item(let id): Text(id)
        case .page(let number): Text("\(number)")
        }
      }
    }
    """#),
  Fragment(
    "a body that is only question marks",
    """
    enum Destination: View {
      case order, receipt

      var body: some View {
        ???
      }
    }
    """),
  Fragment(
    "a length that is a constant and a function",
    """
    VStack(spacing: .grid) {
      Text("Total").padding(.all, .grid(3))
    }
    """,
    placeholders: "CGFloat.grid: member, CGFloat.grid: member"),
  Fragment(
    "a modifier that is called like a word of the language",
    """
    Button("Pay") { pay(order) }
      .if(order.isSmall) { $0.keyboardShortcut("p") }
    """,
    placeholders: "if: modifier, order: value, pay: function"),
  Fragment(
    "what a function makes, called nearly like it",
    """
    for author in authorsArray {
      if let parsedAuthor = parseAuthor(author) {
        authors.insert(parsedAuthor)
      }
    }
    """,
    placeholders: "AuthorsArrayElement: type, authors: value, authorsArray: value, parseAuthor: function"),
  Fragment(
    "a modifier with a number in its name",
    """
    TextField("Name", text: $name).label4Style()
    """,
    placeholders: "label4Style: modifier, nameBinding: value"),
  Fragment(
    "the view itself in a stack",
    """
    HStack {
      self
      Spacer()
    }
    """),
  Fragment(
    "a package of a manifest, with its comma",
    """
    .package(url: "https://example.com/shop.git", from: "1.0.0"),
    """,
    placeholders: "package: modifier"),
  Fragment(
    "conditions that are left out",
    """
    if let first = fields.first?.value,
       ...,
       let last = fields.last?.value
    {
        save(first, last)
    }
    """,
    placeholders: "Field: type, fields: value, save: function"),
  Fragment(
    "a comment where a result should be",
    """
    struct Blur: Filter {
        let radius: Int
        func process(_ image: Picture) -> Picture? {
            return /* the blurred picture */
        }
    }
    """,
    placeholders: "Filter: protocol, Picture: type"),
  Fragment(
    "a constant that says what the code is given",
    """
    let image: UIImage
    let data = encoder.encode(image)
    """,
    placeholders: "encoder: value"),
  Fragment(
    "a cell that may be nil",
    """
    func shopCell(_ list: UITableView, at path: IndexPath) -> UITableViewCell? {
        let cell = list.dequeueReusableCell(withIdentifier: "Shop", for: path) as? ShopCell
        cell?.nameLabel.isHidden = path.row == 0
        return cell
    }
    """,
    placeholders: "ShopCell: type"),
  Fragment(
    "a session of Foundation's, by its full name",
    """
    func urlSession(_ session: Foundation.URLSession, task: URLSessionTask) {
        logger.logTask(task)
    }
    """,
    placeholders: "logger: value"),
  Fragment(
    "the scale of a chart",
    """
    import Charts
    Chart(days) { day in
        LineMark(x: .value("Day", day.date), y: .value("Sales", day.sales))
    }
    .chartYScale(domain: .automatic(includesZero: false))
    """,
    placeholders: "Day: type, days: value"),
  Fragment(
    "initializers that are skipped",
    """
    final class Badge: Decoration {
        private let spinner: UIActivityIndicatorView
        private var task: Task<Void, Never>?

        /* Initializers skipped */

        func stop() {
            task?.cancel()
            spinner.stopAnimating()
        }
    }
    """,
    placeholders: "Badge.init: initializer, Decoration: protocol"),
  Fragment(
    "a package whose name begins like the library",
    """
    import SwiftUIX

    struct Greeting: View {
        var body: some View {
            Text("Hello").background(Color.blue)
        }
    }
    """),
  Fragment(
    "a logger of the app's, with privacy",
    #"""
    func save(_ folder: URL) {
        Log.downloads.debug("saved: \(folder.path(), privacy: .private)")
    }
    """#,
    placeholders: "Log: type"),
  Fragment(
    "a protocol of the library's name with the types that another library's has",
    """
    func items(in cart: Cart) -> Observable<Int> { store.count(of: cart) }
    """,
    placeholders: "Cart: type, Observable: type, store: value"),
  Fragment(
    "a constant of which a comment stands for the value",
    """
    let user: Binding<User> = // ...
    let name: Binding<String> = user.name
    """,
    placeholders: "User: type"),
  Fragment(
    "an initializer of a type that is shown in part",
    """
    struct Box<Value> {
        ...
        func map() -> Box<Value> { Box(get: { value }, set: { _ in }) }
    }
    """,
    placeholders: "Box.init: initializer, value: value"),
  Fragment(
    "members that brackets stand for",
    """
    class Delegate: UIResponder, UIApplicationDelegate {
        [...]
    }
    """),
  Fragment(
    "a label that is a keyword",
    """
    func add(
        extension name: String,
        class kind: Kind
    ) { store.add(name, kind) }
    """,
    placeholders: "Kind: type, store: value"),
  Fragment(
    "an error that is a flag",
    """
    if error { image = Asset.placeholder.image } else { image = Asset.tick.image }
    """,
    placeholders: "Asset: type, errorValue: value, image: value"),
  Fragment(
    "what is fetched from a context",
    """
    func markAll(in context: NSManagedObjectContext) throws {
        let request = NSFetchRequest<Notice>(entityName: "Notice")
        for notice in try context.fetch(request) { notice.isRead = true }
    }
    """,
    placeholders: "Notice: type"),
  Fragment(
    "a payload that is compared with a number",
    """
    func retries(_ error: any Error) -> Bool {
        if case .refused(let code) = error as? RequestError, code == 401 { return true }
        return false
    }
    """,
    placeholders: "RequestError: enum"),
  Fragment(
    "a payload that a shown function takes",
    """
    func open(_ step: Step) {
        switch step {
        case .picked(let number): show(number)
        default: break
        }
    }
    func show(_ number: Int) {}
    """,
    placeholders: "Step: enum"),
  Fragment(
    "a class that derives from a name of a view",
    """
    class BasketModel: Stepper {
        let steps = Relay<Step>()
    }
    """,
    placeholders: "Relay: type, Step: type, Stepper: protocol"),
  Fragment(
    "a flag of the environment",
    """
    func update<Content>(
        context: UIViewControllerRepresentableContext<Content>
    ) where Content: UIViewControllerRepresentable {
        let isFull = context.environment.isFullWidth
        if isFull { proxy.move(to: .full) }
    }
    """,
    placeholders: "isFullWidth: environment, proxy: value"),
  Fragment(
    "a constant whose name begins like a type's",
    """
    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: BorderWidth)
    }
    """,
    placeholders: "BorderWidth: value, bounds: value, lineValue: value"),
  Fragment(
    "a flag that a type of the library is asked for",
    """
    if UserDefaults.isFirstStart() {
        Button("Begin") { guide.open() }
    }
    """,
    placeholders: "UserDefaults.isFirstStart: member, guide: value"),
  Fragment(
    "an outlet that has the name of a view",
    """
    class CodeController: UIViewController {
        @IBOutlet var code: TextField!
        override func viewDidLoad() {
            super.viewDidLoad()
            code.text = order.code
        }
    }
    """,
    placeholders: "TextField: type, order: value"),
  Fragment(
    "the usual size of a font",
    """
    let bold = UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)
    """),
  Fragment(
    "keys of a container",
    """
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NoticeKeys.self)
        try container.encode(users, forKey: .users)
    }
    """,
    placeholders: "NoticeKeys: enum, users: value"),
  Fragment(
    "a table that a closure holds weakly",
    """
    private func load() {
        fetch { [weak tableView] result in
            tableView?.reloadData()
        }
    }
    """,
    placeholders: "fetch: function, tableView: value"),
  Fragment(
    "models in a response",
    """
    struct Response: Codable {
        let id: String
        let stories: [StoryModel]
        enum CodingKeys: String, CodingKey {
            case stories
            case id = "response_id"
        }
    }
    """,
    placeholders: "StoryModel: type"),
  Fragment(
    "a type that has the name of a macro",
    #"""
    if let entry = object as? Entry {
        logger.debug("Push \(entry.id)")
    }
    """#,
    placeholders: "Entry: type, logger: value"),
  Fragment(
    "catches that catch all",
    """
    func save() {
        do { try store.save() } catch _ {}
        do { try store.close() } catch let error as NSError { print(error.code) }
    }
    """,
    placeholders: "store: value"),
  Fragment(
    "a publisher whose values nobody reads",
    """
    struct LockView: View {
        @ObservedObject var model: LockModel
        var body: some View {
            Text("Locked").onReceive(model.unlockSubject) { unlock() }
        }
    }
    """,
    placeholders: "LockModel: model, unlock: function"),
  Fragment(
    "an override in an extension of a class that is not shown",
    """
    extension BasketViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print(segue) }
    }
    """,
    placeholders: "BasketViewController: model"),
  Fragment(
    "a constant that names cells",
    """
    func cell(in list: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        list.dequeueReusableCell(withReuseIdentifier: ProductCellIdentifier, for: path)
    }
    """,
    placeholders: "ProductCellIdentifier: value"),
  Fragment(
    "a returned list of cases",
    """
    if canPay {
        return [.basket, .payment]
    } else {
        return [.basket]
    }
    """,
    placeholders: "canPay: value"),
  Fragment(
    "an initializer of a class that is not shown",
    """
    extension Player {
        convenience init(station: Station) {
            self.init()
            current = station
        }
    }
    """,
    placeholders: "Player: model, Station: type, current: value"),
  Fragment(
    "values that are found by their keys",
    """
    UserDefaults.standard.setValue(true, forKey: "isOpen")
    let isOpen = UserDefaults.standard.value(forKey: "isOpen") as? Bool
    let bar = UIApplication.shared.value(forKeyPath: "window.bar") as? UIView
    """),
  Fragment(
    "an override of a setter by key",
    """
    class Basket: NSObject {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    }
    """),
  Fragment(
    "the older forms of the library of pictures",
    """
    switch PHPhotoLibrary.authorizationStatus() {
    case .authorized: show()
    default: PHPhotoLibrary.requestAuthorization { status in print(status) }
    }
    """,
    placeholders: "show: function"),
  Fragment(
    "statements that catch",
    """
    if basket.count != 0 {
        do {
            basket = try store.save(basket: basket)
            Banner.show("Saved")
        } catch {
            Banner.show(error.localizedDescription)
        }
    }
    """,
    placeholders: "Banner: type, basket: value, store: value"),
  Fragment(
    "a test that is not shown",
    """
    func first(in stores: [Store]) -> Store? {
        stores.first(where: Filters.open(at: now))
    }
    """,
    placeholders: "Filters: type, Store: model, now: value"),
  Fragment(
    "a value of a generic type that is not shown",
    """
    struct Loader<Value, Content: View>: View {
        @ViewBuilder var content: (Value) -> Content
        @State private var phase = Phase<Value>.loading
        var body: some View {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let value): content(value)
            }
        }
    }
    """,
    placeholders: "Phase: enum"),
  Fragment(
    "a result that is no view, in statements of a function",
    """
    if let last = cache.last, now.timeIntervalSince(last) < Limits.minimum {
        logger.info("Too early")
        return Just(()).eraseToAnyPublisher()
    }
    """,
    placeholders: "Limits: type, cache: value, logger: value, now: value"),
  Fragment(
    "a constant that begins with a capital letter, compared",
    """
    if tag.kind == TagKindOwn {
        Text(tag.name)
    } else {
        Text("Favorites")
    }
    """,
    placeholders: "TagKindOwn: value, tagValue: value"),
  Fragment(
    "a function of the type around it that may give nothing",
    """
    func load(account: Account) async throws {
        guard let manager = self.getManager(for: account.id), let name = manager.name else { return }
        try await self.enter(name, in: manager)
    }
    """,
    placeholders: "Account: type, enter: function, getManager: function"),
  Fragment(
    "a function whose name begins like one of controllers'",
    """
    func closeAll() {
        self.dismissAll(animated: true)
    }
    """,
    placeholders: "dismissAll: function"),
  Fragment(
    "constants of an app's analytics and errors",
    """
    analytics.trackScreen(withName: ScreenBasket, id: id)
    let error = NSError(domain: BasketErrorDomain, code: 3, userInfo: nil)
    """,
    placeholders: "BasketErrorDomain: value, ScreenBasket: value, analytics: value"),
  Fragment(
    "a controller's method with a word more",
    """
    func close() {
        dismissMe(animated: true)
    }
    """,
    placeholders: "dismissMe: function"),

  Fragment(
    "an initializer called by its name",
    """
    let basket = Basket.init(limit: 42)
    label.textColor = UIColor.init(netHex: 0x6d6d6d)
    let producer = Producer<Int, Never>.init(value: basket.count)
    """,
    placeholders: "Basket: type, Producer: type, UIColor.init: initializer, label: value"),
  Fragment(
    "closures with stated types",
    """
    source.subscribe { (event: Event) in
        guard event.isDone else { return }
        print(event.name)
    }
    source.subscribe { (event: Event?, error: Error?) in
        if let error { print(error) }
        if let event { print(event.name) }
    }
    let open = orders.matching { (order: Order) -> Bool in
        order.isOpen
    }
    """,
    placeholders: "Event: type, Order: type, orders: value, source: value"),
  Fragment(
    "two forms of a call that is not shown, before and after",
    """
    pipeline.load(with: url) { response, error in print(response, error) }
    pipeline.load(with: url) { result in print(result) }
    """,
    placeholders: "pipeline: value, url: value"),
  Fragment(
    "a function that is not shown, given a closure and a value",
    """
    expect(result).to(succeed { value in print(value) })
    expect(result).to(succeed("Hooray"))
    """,
    placeholders: "expect: function, result: value, succeed: function"),
  Fragment(
    "closures of which one throws",
    """
    try queue.write { db in
        // Nothing to do.
    }
    try queue.write { db in try Player.deleteAll(db) }
    """,
    placeholders: "Player: type, queue: value"),
  Fragment(
    "a closure that changes what it is given",
    """
    count.withLock { $0 += 1 }
    names.replace { $0 = [] }
    """,
    placeholders: "count: value, names: value"),
  Fragment(
    "a closure that changes what it is given, and gives it back",
    """
    let total = sum.withLock { value in
        value += 1
        return value
    }
    """,
    placeholders: "sum: value"),
  Fragment(
    "a function type of which a closure states what it takes",
    """
    let compare: Collation = { (a: UnsafeRawPointer, b: UnsafeRawPointer) in
        return Int32(order(a, b))
    }
    """,
    placeholders: "Collation: type, order: function"),
  Fragment(
    "calls of what calls give",
    #"""
    do {
        let session = try await Client.webSignIn().usingHTTPS().start()
        print("Signed in: \(session)")
    } catch {
        print("Failed with: \(error)")
    }
    """#,
    placeholders: "Client: model"),
  Fragment(
    "a protocol with the name of a type of the system's",
    """
    struct FileLogger: Logger {
        func write(_ text: String) { print(text) }
    }
    """,
    placeholders: "Logger: protocol"),
  Fragment(
    "a type that a protocol requires",
    """
    struct EditWorkflow: Workflow {
        var draft: Draft
    }
    extension EditWorkflow {
        func apply(to state: inout EditWorkflow.State) {
            state.title = ""
        }
    }
    """,
    placeholders: "Draft: type, Workflow: protocol"),
  Fragment(
    "a member of a generic superclass",
    """
    final class EditScreen: HostingScreen<EditState> {
        override func stateDidChange(from old: EditState) {
            super.stateDidChange(from: old)
            update(with: state)
        }

        private func update(with state: EditState) {
            titleLabel.text = state.title
        }
    }
    """,
    placeholders: "EditState: type, HostingScreen: type, state: value, titleLabel: value"),
  Fragment(
    "an error that is given a type",
    """
    if let error = error as? StoreError, error == .cancelled { print("cancelled") }
    """,
    placeholders: "StoreError: enum, errorValue: value"),
  Fragment(
    "a column of dots",
    """
    let basket = Basket()
    ⋮
    basket.open()
    """,
    placeholders: "Basket: type"),
  Fragment(
    "a formatter of the app's",
    """
    struct PriceRow: View {
        let price: Double
        var body: some View { Text(NumberFormatter.wholePrice.string(from: price as NSNumber) ?? "") }
    }
    """,
    placeholders: "NumberFormatter.wholePrice: member"),
  Fragment(
    "traits of a screen",
    """
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    let traits = UITraitCollection(traitsFrom: [phone, .init(displayScale: 2), .init(layoutDirection: .rightToLeft)])
    """),
  Fragment(
    "a macro's or wrapper's own name",
    """
    struct CardView: View {
        @Injected var model: CardModel
        @Observed var other: CardModel
        var body: some View { Text(model.title) }
    }
    """,
    placeholders: "CardModel: model, Injected: property wrapper, Observed: property wrapper"),
  Fragment(
    "a class that is made as its superclass is, which is not shown",
    """
    final class OrderResult: BaseResult, Codable {
        func copied() -> OrderResult { OrderResult(identifier: self.identifier) }
    }
    """,
    placeholders: "BaseResult: type, OrderResult.identifier: member"),
  Fragment(
    "a function type with a default",
    """
    func merge(_ edges: [Edge], isCancelled: CancellationCheck = { false }) -> Int {
        isCancelled() ? 0 : edges.count
    }
    """,
    placeholders: "CancellationCheck: type"),
  Fragment(
    "what only Objective-C can ask, and a pool",
    """
    func oldest(in context: NSManagedObjectContext) throws -> [Note] {
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.predicate = NSPredicate(format: "title BEGINSWITH %@", prefix)
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: true)]
        return try autoreleasepool { try context.fetch(request) }
    }
    """,
    placeholders: "Note: type"),
  Fragment(
    "an observed property",
    """
    final class Meter: NSObject {
        @objc dynamic var level = 0.5
    }

    let meter = Meter()
    let token = meter.observe(\\.level, options: [.new]) { _, change in
        print(change.newValue ?? 0)
    }
    """),
  Fragment(
    "a controller of the app's, stored as Apple's",
    """
    final class CheckoutCoordinator {
        let controller: UINavigationController
        init(controller: CheckoutNavigationController) {
            self.controller = controller
        }
    }
    """,
    placeholders: "CheckoutNavigationController: model"),
  Fragment(
    "members as documentation shows them",
    """
    static let compact: DensityLevel
    """,
    placeholders: "DensityLevel: type"),
  Fragment(
    "a subscript as documentation shows it",
    """
    subscript(tab id: String) -> DensityLevel { get set }
    """,
    placeholders: "DensityLevel: type"),
  Fragment(
    "a name with another number",
    """
    func showPaywall() {
        if isModern {
            showPaywallVersion2()
        } else {
            showPaywallVersion1()
        }
    }

    func showPaywallVersion2() { print("new") }
    """,
    placeholders: "isModern: value, showPaywallVersion1: function"),
  Fragment(
    "a property, and statements of another place",
    """
    @Query(sort: \\Trip.start) var trips: [Trip]

    let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\\.start)])
    let found = try context.fetch(descriptor)
    """,
    placeholders: "Trip: model, context: value"),
  Fragment(
    "constants of frameworks, which begin with initials",
    """
    func resume(after error: NSError) {
        let data = error.userInfo[NSURLSessionDownloadTaskResumeData] as? Data
        let theme = UserDefaults.standard.string(forKey: ShopThemeKey)
        container.tag = KBBadgeTag
        print(data as Any, theme as Any)
    }
    """,
    placeholders: "KBBadgeTag: value, ShopThemeKey: value, container: value"),
  Fragment(
    "a constant for the type of an activity",
    """
    RootView()
        .onContinueUserActivity(OpenTripActivity) { activity in
            router.open(activity)
        }
    """,
    placeholders: "OpenTripActivity: value, RootView: view, router: value"),
  Fragment(
    "a branch for another system",
    """
    if let picture = PlatformPicture(data: data) {
        #if canImport(UIKit)
        Image(uiImage: picture.image)
        #elseif canImport(AppKit)
        Image(nsImage: picture.image)
        #endif
    }
    """,
    placeholders: "PlatformPicture: type"),
  Fragment(
    "an own format, which is not shown",
    """
    extension FormatStyle where Self == SeatFormat {
        static var seat: SeatFormat { .init() }
    }

    Text(ticket.seat.formatted(.seat))
    """,
    placeholders: "SeatFormat: type, ticket: value"),
  Fragment(
    "dates by number",
    """
    let dates = [date1, date2]
    print(dates.formatted(.list(memberStyle: Date.FormatStyle().year(), type: .and)))
    """,
    placeholders: "date1: value, date2: value"),
  Fragment(
    "a notification that a test waits for",
    """
    final class CartTests: XCTestCase {
        func testPosts() async {
            let posted = expectation(forNotification: .cartDidChange, object: nil)
            await fulfillment(of: [posted], timeout: 1)
        }
    }
    """,
    placeholders: "Notification.Name.cartDidChange: member"),
  Fragment(
    "the bodies of a view and of a widget",
    """
    var body: some View {
        Text("Seat")
    }

    // Without its background:
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Seat", provider: SeatProvider()) { entry in
            SeatView(entry: entry)
        }
        .containerBackgroundRemovable(false)
    }
    """,
    placeholders: "SeatProvider: type, SeatView: view"),
  Fragment(
    "cases of numbers, with a default",
    """
    case 200..<300:
        print("fine")
    default:
        break
    """),
  Fragment(
    "marks in colors",
    """
    Chart(sales) { sale in
        RectangleMark(x: .value("Hour", sale.hour), y: .value("Day", sale.day))
            .foregroundStyle(by: .value("Count", sale.count))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))
    """,
    placeholders: "Sale: type, sales: value"),
  Fragment(
    "attributes of UIKit's",
    """
    var text = AttributedString("Sale")
    text.font = .systemFont(ofSize: 14)
    text.underlineColor = .red
    let old = NSAttributedString(text)
    """),
  Fragment(
    "an amount of data, and a category with options",
    """
    let size = Measurement(value: 1, unit: UnitInformationStorage.terabytes)
    print(size.formatted(.byteCount(style: .file)))
    try AVAudioSession.sharedInstance().setCategory(.playback, options: [.mixWithOthers])
    """),
  Fragment(
    "a decider that is made on the main actor",
    """
    struct LinkDecider: WebPage.NavigationDeciding {
        func isAllowed(_ action: WebPage.NavigationAction) -> Bool { action.request.url?.host() == "shop.example" }
    }
    """),
  Fragment(
    "a short name that another word resembles",
    """
    struct PostOffice: View {
        @State private var openedMail: Mail?
        var body: some View {
            Counter(openedMail: $openedMail)
        }
    }
    """,
    placeholders: "Counter: view, Mail: type"),
  Fragment(
    "a style by another name",
    """
    Button("Water", action: water)
        .buttonStyle(WateringCan())
    """,
    placeholders: "WateringCan: type"),
  Fragment(
    "a list in a list",
    """
    List {
        ForEach(beds, id: \\.self) { rows in
            ForEach(rows, id: \\.self) { plant in
                Text(plant)
            }
        }
    }
    """,
    placeholders: "beds: value"),
  Fragment(
    "a stepper with its label in a closure",
    """
    struct SeedCount: View {
        @State private var seeds = 12
        var body: some View {
            Stepper(value: $seeds, in: 1...40) {
                Text("\\(seeds) seeds")
            }
        }
    }
    """),
  Fragment(
    "an audit of what a screen shows",
    """
    func testGarden() throws {
        let app = XCUIApplication()
        app.launch()
        try app.performAccessibilityAudit(for: [.dynamicType, .contrast]) { issue in
            issue.element == nil && issue.auditType == .contrast
        }
    }
    """),
  Fragment(
    "a queue that is not shown",
    """
    watering.asyncAfter(deadline: .now() + 2) {
        valve.open()
    }
    """,
    placeholders: "valve: value, watering: value"),
  Fragment(
    "a value that a comment stands for",
    """
    func plants(inBed name: String) -> [String] {
        let found = // ... asks the server
        return found
    }
    """),
  Fragment(
    "an alignment of the app's, in a row and in a column",
    """
    HStack(alignment: .stems) {
        Image("rose")
            .alignmentGuide(.stems) { $0[.bottom] }
    }
    """,
    placeholders: "VerticalAlignment.stems: member"),
  Fragment(
    "an alignment by a type that is not shown",
    """
    extension VerticalAlignment {
        static let stems = VerticalAlignment(StemAlignment.self)
    }
    """,
    placeholders: "StemAlignment: type"),
  Fragment(
    "a constant of a type that is not shown, and a switch over it",
    """
    extension Season {
        static let monsoon = Season()
    }
    func icon(for season: Season) -> String {
        switch season {
        case .monsoon: "cloud.rain"
        default: "sun.max"
        }
    }
    """,
    placeholders: "Season: enum"),
  Fragment(
    "elements by the verb of the function that finds them",
    """
    struct LoadBeds {
        let store: any BedStore
        func callAsFunction() async throws -> [Bed] {
            try await store.fetchBeds(limit: 10).filter { !$0.isEmpty }
        }
    }
    """,
    placeholders: "Bed: type, BedStore: protocol"),
  Fragment(
    "a color that is made fainter",
    """
    let sheet = await Panel.shared.open(
        background: .garden,
        shadowColor: .black.opacity(0.2),
        content: { BedView(name: bed.name) }
    )
    """,
    placeholders: "BedView: view, Panel: type, bed: value"),
  Fragment(
    "an action of a notification that asks for a text",
    """
    import UserNotifications
    let reply = UNTextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Your answer")
    let category = UNNotificationCategory(
        identifier: "visit", actions: [reply, UNNotificationAction(identifier: "wave", title: "Wave")],
        intentIdentifiers: [])
    """),
  Fragment(
    "a member that is not shown, which may be nil",
    """
    final class HarvestInteractor {
        func load() {
            service.fetch { [weak self] crops in
                self?.output?.didLoad(crops)
            }
        }
    }
    """,
    placeholders: "HarvestInteractor.output: member, service: value"),
  Fragment(
    "a logger that an extension names",
    """
    func save() {
        Logger.storage.error("Saved \\(count, privacy: .public) beds")
    }
    """,
    placeholders: "Logger.storage: member, count: value"),
  Fragment(
    "a number that is compared with a range",
    """
    #expect((3...40).contains(bed.depth))
    """,
    placeholders: "bed: value"),
  Fragment(
    "a payload that is compared with a range",
    """
    func retry(_ problem: PumpProblem) -> Bool {
        switch problem {
        case .refused(let code) where (500..<600).contains(code): true
        default: false
        }
    }
    """,
    placeholders: "PumpProblem: enum"),
  Fragment(
    "two ways to write a function, one of which throws",
    """
    // Bad: never stops
    func sort(_ crops: [Crop]) async -> [Crop] {
        crops.map { clean($0) }
    }

    // Good: stops
    func sort(_ crops: [Crop]) async throws -> [Crop] {
        var sorted: [Crop] = []
        for crop in crops {
            try Task.checkCancellation()
            sorted.append(clean(crop))
        }
        return sorted
    }
    """,
    placeholders: "Crop: type, clean: function"),
  Fragment(
    "an assertion that nothing is thrown",
    """
    final class PumpTests: XCTestCase {
        func check(_ pump: Pump) {
            XCTAssertNoThrow(
                try inspect(pump: pump)
            )
        }
    }
    """,
    placeholders: "Pump: type, inspect: function"),
  Fragment(
    "a name at the end of a line that is a word of other languages",
    """
    let shown = isFirst ? old : new
    Catalog(shown)
    """,
    placeholders: "Catalog: view, isFirst: value"),
  Fragment(
    "a modifier of the app's after a constant in the rows",
    """
    struct Home: View {
        @State private var trails = Trails()
        var body: some View {
            ForEach(Area.allCases) { area in
                let trail = trails.trail(for: area)
                Text("Area")
                    .withPanels(of: trail)
            }
        }
    }
    """,
    placeholders: "Area: type, Trails: type, withPanels: modifier"),
  Fragment(
    "the identity of a type of the app that is named like a task",
    """
    enum Panel: Identifiable {
        case edit(Task.ID)
        case add

        var id: String {
            switch self {
            case .edit(let id): "edit-\\(id)"
            case .add: "add"
            }
        }
    }
    """,
    placeholders: "Task: type"),
  Fragment(
    "an enum that leaves out cases behind a comma",
    """
    enum Phase { case idle, loading, ... }
    """),
  Fragment(
    "a list of what is made, given to a value that is not shown",
    """
    final class CrewTests: XCTestCase {
        var model: CrewModel!
        var service: CrewServiceMock!

        func testLoad() async throws {
            let expected = [Sailor(id: "1", name: "Ida")]
            service.crew = expected
            await model.load()
            XCTAssertEqual(model.crew[0].name, "Ida")
        }

        func testDelete() {
            model.crew = [Sailor(id: "1", name: "Ida"), Sailor(id: "2", name: "Ole")]
            model.delete(id: "1")
            XCTAssertEqual(model.crew.count, 1)
        }
    }
    """,
    placeholders: "CrewModel: model, CrewServiceMock: type, Sailor: type"),
  Fragment(
    "a model beside another value with an identity",
    """
    actor Moving {
        let container: ModelContainer

        init(container: ModelContainer) { self.container = container }

        func move() async throws {
            let context = ModelContext(container)
            try archive.objects(OldSong.self).forEach { old in
                context.insert(Song(id: old.id, title: old.title))
            }
            let songs = try context.fetch(FetchDescriptor<Song>())
            print("Moved \\(songs.count) songs")
        }
    }
    """,
    placeholders: "Object: type, OldSong: type, Song: model, archive: value"),
  Fragment(
    "a widget for newer systems",
    """
    @main
    struct TripWidgets: WidgetBundle {
        var body: some Widget {
            NextTrip()
            if #available(iOS 18, *) { TripControl() }
        }
    }
    """,
    placeholders: "NextTrip: type, TripControl: type"),
  Fragment(
    "a condition that names the system of iPads",
    """
    if #available(iOS 17.0, iPadOS 17.0, *) {
        Text("New")
    }
    """),
  Fragment(
    "an app's own scene",
    """
    let scene = Scene(named: "level1")
    game.present(scene)
    """,
    placeholders: "Scene: type, game: value"),
  Fragment(
    "a type that is named nearly like one of the library's",
    """
    func open(_ link: SharedLink) async {
        do {
            let trip = try await api.trip(for: link)
            path.append(trip)
        } catch {
            alert = .failed
        }
    }
    """,
    placeholders: "SharedLink: type, alertValue: value, api: value, path: value"),
  Fragment(
    "versions of a function with other results",
    """
    // Wrong
    func size() -> (Int, Int) { (4, 4) }
    let first = size()
    print(first.0)

    // Right
    func size() -> (width: Int, height: Int) { (width: 4, height: 4) }
    let second = size()
    print(second.width)
    """),
  Fragment(
    "versions of an extension",
    """
    // Wrong
    extension Ship: Tracked {}

    // Right
    extension Ship: Tracked { }
    """,
    placeholders: "Ship: type, Tracked: protocol"),
  Fragment(
    "a modifier that is named like a protocol of the library's",
    """
    extension View {
        func sliding() -> some View {
            modifier(NavigationTransition())
        }
    }
    """,
    placeholders: "NavigationTransition: view modifier"),
  Fragment(
    "a modifier with a number",
    """
    EmptyView().alert2(isPresented: $isShown) { Text("Alert") }
    """,
    placeholders: "alert2: modifier, isShownBinding: value"),
  Fragment(
    "a stack of a package that is imported",
    """
    import BackportKit
    import SwiftUI

    struct Home6: View {
        @State private var path = NBNavigationPath()
        var body: some View {
            NBNavigationStack(path: $path) { Text("Home") }
        }
    }
    """,
    placeholders: "NBNavigationPath: type, NBNavigationStack: view"),
  Fragment(
    "a static member beside a method of the same name, in an extension",
    """
    extension Registry {
        func makers() -> [Maker] {
            Registry.makers.map { self[keyPath: $0]() }
        }
    }
    """,
    placeholders: "Maker: type, Registry: type"),
  Fragment(
    "a line of more dots",
    """
    ScrollView {
        ....
    }
    .navigationTitle("Home")
    """),
  Fragment(
    "an enum with raw values whose cases are left out",
    """
    enum Tab: String, CaseIterable { ... }
    """,
    placeholders: ""),
  Fragment(
    "a class of the app's that is named like a shape",
    """
    class Circle: Shape {
        var radius: Double
        init(radius: Double) { self.radius = radius }
        override func area() -> Double { Double.pi * radius * radius }
    }
    """,
    placeholders: "Shape: type"),
  Fragment(
    "two dots for what is left out",
    """
    LazyVGrid(columns: [GridItem(), GridItem()]) { .. }
    """,
    placeholders: ""),
  Fragment(
    "a type alone",
    """
    AsyncThrowingStream<Element, Error>
    """,
    placeholders: "Element: type"),
  Fragment(
    "a wrapper whose variable is named like it",
    """
    struct MailView: View {
        @ViewContext
        var context

        var body: some View {
            Scope(context) { Wrapped() }
        }
    }
    """,
    placeholders: "Scope: view, ViewContext: property wrapper, Wrapped: view"),
  Fragment(
    "an object that is sent, and its price",
    #"""
    struct CheckoutView: View {
        @ObservedObject var order: Order

        var body: some View {
            Text("Your total is $\(self.order.cost, specifier: "%.2f")")
            Button("Place Order") { placeOrder() }
        }

        func placeOrder() {
            guard let encoded = try? JSONEncoder().encode(order) else { return }
            print(encoded)
            if let decoded = try? JSONDecoder().decode(Order.self, from: encoded) {
                print(decoded.quantity)
            }
        }
    }
    """#,
    placeholders: "Order: model"),
  Fragment(
    "an order by an optional text",
    #"""
    let order = [NSSortDescriptor(keyPath: \Company.name, ascending: true)]
    """#,
    placeholders: "Company: type"),
  Fragment(
    "bindings that a list declares, beside a property that nothing uses",
    """
    struct Todos: View {
        @State private var isEditing = false
        @Binding var todos: [Todo]
        var body: some View {
            ForEach($todos) { $todo in
                TextField("Title", text: $todo.title)
            }
        }
    }
    """,
    placeholders: "Todo: type"),
  Fragment(
    "truth values that a type of the app's gives",
    """
    struct OrderForm {
        let isOn: Bool
        let orders: [Order]
        var open: [Order] { orders.filter { $0.isOpen && Rule($0).matches() } }
        var isValid: Bool { isOn && Rules(orders).allSatisfy { $0.isOpen } }
    }
    """,
    placeholders: "Order: type, Rule: type, Rules: type"),
  Fragment(
    "what a list takes as a key",
    """
    func waitForTable(_ name: String) {
        let table = app.tables[name]
        let cells = app.tables[name].cells
        print(table.cells.count, cells)
        app.tables[name].swipeUp()
    }
    """,
    placeholders: "app: value"),
  Fragment(
    "a key of a closure's own value",
    """
    func allow(_ isAllowed: Bool) {
        addMonitor(withDescription: "Notification") { alert -> Bool in
            let button = isAllowed ? "Allow" : "Don't Allow"
            if alert.buttons[button].exists {
                alert.buttons[button].tap()
                return true
            }
            return false
        }
    }
    """,
    placeholders: "addMonitor: function"),
  Fragment(
    "a controller that is left out",
    """
    UISearchTab { _ in
        // ...
    }
    """,
    placeholders: ""),
  Fragment(
    "styles that show what they are given",
    """
    struct Bordered: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).border(Color.red) }
    }
    struct Loud: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding() }
    }
    struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding() }
    }
    struct Listed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
    }
    """,
    placeholders: ""),
  Fragment(
    "conditions beside what may be nil",
    """
    func open(_ door: Door?, _ house: House?) {
        if door?.isLocked == true, house?.isEmpty ?? false { lock() }
        if door?.isNear == true && house != nil { enter() }
    }
    """,
    placeholders: "Door: type, House: type, enter: function, lock: function"),
  Fragment(
    "a geocoder with a completion",
    """
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString(address) { placemarks, error in
        print(placemarks?.first?.location as Any, error as Any)
    }
    """,
    placeholders: ""),
  Fragment(
    "a value called type",
    """
    switch type {
    case .aType:
    // Do something
    case .bType, .cType:
    // Do something else.
    }
    """,
    placeholders: "type: value"),
  Fragment(
    "a value called type beside the type of a value",
    #"""
    func name(of item: Item) -> String {
        let type = type(of: item)
        return "\(type) \(String(describing: Swift.type(of: item)))"
    }
    """#,
    placeholders: "Item: type"),
  Fragment(
    "a superclass named like a protocol",
    #"""
    class Circle: Shape {
        convenience init(x: Int, y: Int, diameter: Double) {
            self.init(x: x, y: y, radius: diameter / 2)
        }

        override func computeArea() -> Double {
            return Double.pi * radius * radius
        }

        private func center() -> String {
            return "(\(x),\(y))"
        }
    }
    """#,
    placeholders: "Shape: type, radius: value, x: value, y: value"),
  Fragment(
    "functions as versions with other names of a parameter",
    """
    // ✅ says what the point is
    func fade(from anchor: CGPoint) { }

    // ❌ says nothing
    func fade(from point: CGPoint) { }
    """,
    placeholders: ""),
  Fragment(
    "classes as versions whose comments are inside",
    """
    @objc class Event {
        // bad: without a prefix
    }

    @objc(XYZEvent)
    class Event {
        // good
    }
    """,
    placeholders: ""),
  Fragment(
    "a list of tasks of the app's, one of which was chosen",
    """
    @State private var selectedTask: Task?

    Button("Done", role: .destructive) {
        if let task = selectedTask {
            finish(task)
        }
        selectedTask = nil
    }
    """,
    placeholders: "Task: type, finish: function"),
  Fragment(
    "tasks of the app's, as the type that is decoded",
    """
    let stored = try? JSONDecoder().decode([Task].self, from: payload)
    """,
    placeholders: "Task: type"),
  Fragment(
    "a variable that is made anew in a second example",
    #"""
    // Before
    let start = Date()
    // ... work ...
    print("Took: \(Date().timeIntervalSince(start))s")

    // After
    let start = ContinuousClock.now
    // ... work ...
    print("Took: \(ContinuousClock.now - start)")
    """#,
    placeholders: ""),
  Fragment(
    "a constant of two types in two examples",
    """
    let age = 18
    let mayVote = (age >= 18) ? "YES" : "NO"

    // This says the same
    let mayVote: Bool
    if age >= 18 {
        mayVote = true
    } else {
        mayVote = false
    }
    """,
    placeholders: ""),
  Fragment(
    "the model of a third example",
    #"""
    // ❌ nobody sees its changes
    class Counter {
        var count = 0
    }

    struct CounterScreen: View {
        let counter = Counter()
        var body: some View {
            Text("\(counter.count)")
        }
    }

    // ✅ since iOS 17
    @Observable class Counter {
        var count = 0
    }

    struct CounterScreen: View {
        @State private var counter = Counter()
        var body: some View {
            Text("\(counter.count)")
        }
    }

    // ✅ handed down
    struct CounterScreen: View {
        var counter: Counter
        var body: some View {
            Text("\(counter.count)")
        }
    }

    // ✅ before iOS 17
    class Counter: ObservableObject {
        @Published var count = 0
    }

    struct CounterScreen: View {
        @ObservedObject var counter: Counter
        var body: some View {
            Text("\(counter.count)")
        }
    }
    """#,
    placeholders: ""),
  Fragment(
    "a plan of migration that is not shown",
    """
    let old = try ModelContainer(for: Schema(versionedSchema: LibraryV1.self))
    let new = try ModelContainer(
        for: Schema(versionedSchema: LibraryV2.self),
        migrationPlan: LibraryPlan.self
    )
    """,
    placeholders: "LibraryPlan: model, LibraryV1: model, LibraryV2: model"),
  Fragment(
    "a member that is one of two numbers",
    """
    struct LidView: UIViewRepresentable {
        @Binding var isOpen: Bool

        func makeUIView(context: Context) -> CrateView {
            CrateView()
        }

        func updateUIView(_ crate: CrateView, context: Context) {
            crate.lid.center.y = isOpen ? -100 : 100
        }
    }
    """,
    placeholders: "CrateView: view, CrateView.lid: member"),
  Fragment(
    "values of a dictionary that are named like a screen",
    """
    class ProfileStore {
        private var cache: [String: StoredProfile] = [:]

        func profile(of id: String) async throws -> Profile {
            if let stored = cache[id], stored.date.addingTimeInterval(300) > Date() {
                return stored.profile
            }
            let profile = try await service.load(id)
            cache[id] = StoredProfile(profile: profile, date: Date())
            return profile
        }
    }
    """,
    placeholders: "Profile: type, StoredProfile: type, service: value"),
  Fragment(
    "numbers as identifiers of a model that is not shown",
    """
    enum ShopRoute: Hashable {
        case product(Product.ID)
        case basket
    }

    let route = ShopRoute.product(7)
    """,
    placeholders: "Product: type, Product.id: member"),
  Fragment(
    "a list made of results that are not shown",
    """
    func refresh() {
        let tracks = realm.objects(StoredTrack.self)
        show(tracks: Array(tracks))
    }
    """,
    placeholders: "StoredTrack: type, realm: value, show: function"),
  Fragment(
    "styles that make their controls anew",
    """
    struct TitleStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).font(.headline)
        }
    }

    struct DimmedStyle: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).opacity(0.8)
        }
    }
    """,
    placeholders: ""),
  Fragment(
    "records of a package whose method resembles a modifier",
    """
    struct Posts {
        func latest(of user: String) throws -> [Post] {
            try database.read { db in
                try Post
                    .filter(Column("user") == user)
                    .order(Column("date").desc)
                    .fetchAll(db)
            }
        }
    }
    """,
    placeholders: "Column: type, Post: type, database: value"),
  Fragment(
    "arguments that are left out, of a method of UIKit's",
    """
    final class Flow {
        var screen: ProfileScreen?
        func open() {
            screen?.navigationController?.pushViewController(...)
            screen?.navigationController?.popToViewController(...)
        }
    }
    """,
    placeholders: "ProfileScreen: type"),
  Fragment(
    "two ways to write what is done at the end",
    """
    // ❌ says something, and no more
    deinit {
        print("gone")
    }

    // ✅ ends what was begun
    deinit {
        timer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }
    """,
    placeholders: "timer: value"),
  Fragment(
    "a function of the app's that takes an action of AVFoundation's",
    """
    func askForCamera() {
        explainCamera {
            AVCaptureDevice.requestAccess(for: .video) { granted in
                if granted { self.openCamera() }
            }
        }
    }
    """,
    placeholders: "explainCamera: function, openCamera: function"),
  Fragment(
    "a property whose body is a comment on its line",
    """
    var body: some View {
        VStack {
            headline
        }
    }

    private var headline: some View { /* as before */ }
    """,
    placeholders: ""),
  Fragment(
    "a version that borrows what it is given",
    """
    struct Pixels {
        var bytes: [UInt8]
    }

    // ❌ may copy
    func sum(_ pixels: Pixels) -> Int {
        pixels.bytes.count
    }

    // ✅ never copies
    func sum(_ pixels: borrowing Pixels) -> Int {
        pixels.bytes.count
    }
    """,
    placeholders: ""),
  Fragment(
    "a model that derives from another one",
    """
    @Model
    class Event {
        var title: String
        init(title: String) { self.title = title }
    }

    @available(iOS 26, *)
    @Model
    class WorkEvent: Event {
        var budget: Decimal = 0
        init(title: String, budget: Decimal) {
            self.budget = budget
            super.init(title: title)
        }
    }

    struct Board: View {
        @Query var events: [WorkEvent]
        var body: some View {
            List(events) { event in
                Text(event.title)
            }
        }
    }
    """,
    placeholders: ""),
  Fragment(
    "a type as the documentation of a library lists it",
    """
    @available(iOS 17, *)
    public struct CardSchema {
        public init(name: String, fields: [Field]) throws
        public var version: Int { get }
        public static let empty: CardSchema

        public struct Field {
            public let name: String
        }
    }
    """,
    placeholders: ""),
  Fragment(
    "an error that is left out",
    """
    guard order.total > 0, order.items.count < 100 else { throw ... }
    """,
    placeholders: "order: value"),
  Fragment(
    "a captured value that the closure does not mention",
    """
    Task { [weak self, draft] in
        // The draft is a value of its own.
    }
    """,
    placeholders: "draft: value"),
  Fragment(
    "constants of a type that is shown without them",
    """
    enum Copy {
        static let title = "Checkout"
    }
    struct CheckoutForm: View {
        @State private var name = ""
        var body: some View {
            Text(Copy.title)
            Text(verbatim: Copy.subtitle)
            TextField(Copy.prompt, text: $name)
        }
    }
    """,
    placeholders: "Copy.prompt: member, Copy.subtitle: member"),
  Fragment(
    "a buffer of another kind, which has elements",
    """
    for item in buffer {
        buffer.push(item)
    }
    """,
    placeholders: "BufferElement: type, BufferElement.push: member, buffer: value"),
  Fragment(
    "a session that tells others when it ends",
    """
    try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
    AVAudioApplication.requestRecordPermission { granted in
        isAllowed = granted
    }
    """,
    placeholders: "isAllowed: value"),
  Fragment(
    "a non-isolated callback of a type that is not shown",
    """
    nonisolated func received(_ data: Data) {
        Task {
            self.state = .loaded(data)
        }
    }
    """,
    placeholders: "state: value"),
  Fragment(
    "modifiers of the app's own on a modifier's content",
    """
    struct CardLook: ViewModifier {
        func body(content: Content) -> some View {
            if #available(iOS 26.0, *) {
                content.cardBorder(.loose)
            } else {
                content.font(.body).cardShadow()
            }
        }
    }
    """,
    placeholders: "cardBorder: modifier, cardShadow: modifier"),
  Fragment(
    "a target that is changed by the app's behavior",
    """
    struct Snap: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
        }
    }
    """,
    placeholders: ""),
  Fragment(
    "parts of a manifest below a comment",
    """
    // Package.swift
    .library(name: "CartKit", targets: ["CartKit"]),
    .target(name: "CartKit", dependencies: ["Kit"], path: "Sources/CartKit"),
    """,
    placeholders: "library: modifier, target: modifier"),
  Fragment(
    "a comment in place of an operand",
    """
    let text = "Ordered by " + /* the name of the customer */
    print(text)
    """,
    placeholders: ""),
  Fragment(
    "a function that a type uses, and a script below it",
    """
    func total(_ prices: [Int]) -> Int { sum(of: prices) }
    func sum(of numbers: [Int]) -> Int { numbers.reduce(0, +) }

    struct Cart {
        let prices: [Int]
        func bill() -> String { "\\(total(prices))" }
    }

    let cart = Cart(prices: [1, 2])
    print(cart.bill())
    """,
    placeholders: ""),
  Fragment(
    "a condition in words",
    """
    if /* the user is new */ {
        showTour()
    }
    """,
    placeholders: "showTour: function"),
  Fragment(
    "a socket of a controller that leaves out members",
    """
    class ChatController: UIViewController, WebSocketDelegate {
        // ...
        override func viewDidLoad() {
            super.viewDidLoad()
            socket?.delegate = self
        }
        // ...
    }
    """,
    placeholders: "WebSocketDelegate: protocol, socket: value"),
  Fragment(
    "a player of several items",
    """
    let player = AVQueuePlayer()
    player.insert(AVPlayerItem(url: address), after: nil)
    player.advanceToNextItem()
    """,
    placeholders: ""),
  Fragment(
    "an event of the app's own view",
    """
    VStack {
      RatingView(stars: 3)
        .onChanged {
          count += 1
        }
    }
    """,
    placeholders: "RatingView: view, count: value, onChanged: modifier"),
  Fragment(
    "an identifier that is a number, compared in a closure",
    """
    func has(id: Int, orders: [Order]) -> Bool {
      orders.contains { $0.id == id }
    }
    """,
    placeholders: "Order: type"),
  Fragment(
    "a value named like a function of Swift's",
    """
    for try await trip in sequence {
      print(trip)
    }
    """,
    placeholders: "SequenceElement: type, sequence: value"),
  Fragment(
    "a value named like a function of Swift's in a text",
    """
    VStack {
      Text(city)
      Text(zip)
    }
    """,
    placeholders: "city: value, zip: value"),
  Fragment(
    "a case of a type that the pattern names",
    """
    if case let Barcode.product(value) = code {
      print(value)
    }
    """,
    placeholders: "Barcode: enum, code: value"),
  Fragment(
    "a case with a binding, of a type that the pattern names",
    """
    switch code {
    case Barcode.product(let value): print(value)
    default: break
    }
    """,
    placeholders: "Barcode: enum, code: value"),
  Fragment(
    "a type that a protocol leaves open, in small letters",
    """
    extension CacheProtocol where key == String {
      func clear() { }
    }
    """,
    placeholders: "CacheProtocol: protocol, key: type"),
  Fragment(
    "a comment in place of a value, above a statement",
    """
    let pinned = // load it from the bundle

    for cert in chain {
      print(cert, pinned)
    }
    """,
    placeholders: "ChainElement: type, chain: value"),
  Fragment(
    "a value of the app's that a type of C's is called like",
    """
    struct AccountScreen: View {
      var body: some View {
        AccountHeader(user: user)
      }
    }

    struct AccountHeader: View {
      let user: User

      var body: some View { Text(user.name) }
    }
    """,
    placeholders: "User: type, user: value"),
  Fragment(
    "a codable type that is attached to a test",
    """
    import Foundation
    import Testing

    struct Receipt: Attachable, Codable {
      var id = UUID()
      var total: Int
    }
    """),
  Fragment(
    "a container with an initializer of its own",
    """
    class ShopContainer: NSPersistentContainer {
      static let shared = ShopContainer(name: "Shop")

      private override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
      }
    }
    let context = ShopContainer.shared.viewContext
    """),
  Fragment(
    "how long a spring moves",
    """
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let rest = spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
    """),
  Fragment(
    "elements asked for a member",
    #"""
    .accessibilityRotor("Unread Messages") {
        ForEach(messages.filter(\.isUnread)) { message in
            AccessibilityRotorEntry(message.preview, id: message.id)
        }
    }
    """#,
    placeholders: "messages: value"),
  Fragment(
    "the values of two tasks",
    """
    func loadDashboard() async throws -> ([ShopItem], String) {
        let loading = Task { try await loadItems() }
        let greeting = Task { await greet() }
        let items = try await loading.value
        let text = await greeting.value
        return (items, text)
    }
    """,
    placeholders: "ShopItem: type, greet: function, loadItems: function"),
  Fragment(
    "the value of a task, returned",
    """
    func load() async throws -> [ShopItem] {
        let loading = Task { try await loadItems() }
        return try await loading.value
    }
    """,
    placeholders: "ShopItem: type, loadItems: function"),
  Fragment(
    "a tuple as a type",
    """
    (total: Int, names: [String])
    """),
  Fragment(
    "a stream of pairs",
    """
    for await (message, sender) in session.messages(of: Move.self) {
        apply(message, by: sender)
    }
    """,
    placeholders: "Move: type, apply: function, session: value"),
  Fragment(
    "an archived color",
    """
    let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: true)
    let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    """),
  Fragment(
    "a state of the app's",
    """
    @MainActor
    final class LoaderModel {
        private(set) var state: State = .idle

        func update(_ state: State) {
            self.state = state
        }
    }
    """,
    placeholders: "State: type"),
  Fragment(
    "parts of a list",
    """
    func importAll(_ records: [ShopRecord]) {
        for part in records.chunked(into: 100) {
            for record in part { save(record) }
        }
    }
    """,
    placeholders: "ChunkedElement: type, ShopRecord: type, ShopRecord.chunked: member, save: function"),
  Fragment(
    "a modifier above a task that is kept",
    """
    .task {
        await model.load()
    }

    @State private var loading: Task<Void, Never>?
    """,
    placeholders: "model: value"),
  Fragment(
    "a parameter whose type is left out",
    """
    func application(_ app: UIApplication, didFinishLaunchingWithOptions: ...) -> Bool {
        return true
    }
    """),
  Fragment(
    "a constant named like a type, printed",
    #"""
    let text = "\(Limit)"
    """#,
    placeholders: "Limit: value"),
  Fragment(
    "a protocol of the app's that is called like one of the language's",
    """
    struct Draft: Copyable {
        func copy() -> Draft { self }
    }
    let value: any Copyable = Draft()
    let copy = value.copy()
    """,
    placeholders: "Copyable: protocol"),
  Fragment(
    "values that are unwrapped in another example",
    """
    // Nil coalescing
    let name = user.userName ?? "Unknown"

    // Early return
    guard let user = expense.payer else { return }

    // Optional chaining
    let upperName = user?.userName?.uppercased()
    """,
    placeholders: "expense: value"),
  Fragment(
    "a share of two counts",
    """
    let share = Double(done) / Double(total)
    """,
    placeholders: "done: value, total: value"),
  Fragment(
    "an average of names in small letters",
    """
    average = rounded(value: Double(score_sum) / Double(count))
    """,
    placeholders: "average: value, count: value, rounded: function, score_sum: value"),
  Fragment(
    "a character of a game",
    """
    let hero = Character(role: .mage, skill: .fire)
    """,
    placeholders: "Character: type"),
  Fragment(
    "elements asked for a member by a predicate",
    """
    let predicate = #Predicate<Article> { article in
        article.tags.contains { $0.name == "Swift" }
    }
    """,
    placeholders: "Article: type"),
  Fragment(
    "a range over three lines",
    """
    let season: ClosedRange<Date> = {
        let calendar = Calendar.current
        return calendar.date(from: start)!
            ...
            calendar.date(from: end)!
    }()
    """),
  Fragment(
    "a variable called like the body of a view",
    """
    var title = AttributedString("Title")
    title.font = .system(.title).bold()

    var body = AttributedString(" and text")
    body.font = .system(.body)

    title.append(body)
    """),
  Fragment(
    "a query of a package that orders",
    #"""
    let expensive = try With {
        Item.where { $0.price > 1000 }
    } query: { found in
        found
            .order(by: \.price)
            .limit(10)
    }
    .fetchAll(db)
    """#,
    placeholders: "Item: type, With: type, db: value, limit: modifier"),
  Fragment(
    "a formatted number in a localized text",
    #"""
    static func size(_ size: Double) -> String {
        String(localized: "file_size \(size, format: .number.precision(.fractionLength(1)))")
    }
    """#),
  Fragment(
    "numbered parts of a list",
    """
    func importRecords(_ records: [ShopRecord]) {
        for (index, part) in records.chunked(into: 10).enumerated() {
            for record in part {
                insert(record)
            }
            print((index + 1) * 10)
        }
    }
    """,
    placeholders: "ChunkedElement: type, ShopRecord: type, ShopRecord.chunked: member, insert: function"),
  Fragment(
    "a box whose label is a view",
    """
    GroupBox(label: Label("Terms", systemImage: "building.columns")) {
        Text(terms)
    }
    """,
    placeholders: "terms: value"),
  Fragment(
    "a line of words in brackets",
    """
    // Before
    [code that blocks]
    """),
  Fragment(
    "a type that is spelled in two ways",
    """
    let drinks: Array<String> = ["tea"]
    let drinks: [String] = ["tea"]
    """),
  Fragment(
    "an extension of the better of two versions",
    """
    // ❌ Wrong
    enum Panel: Equatable {
        case cart(Cart)
    }

    // ✅ Right
    enum Panel {
        case cart(Cart)
    }

    extension Panel: Equatable {}
    """,
    placeholders: "Cart: type"),
  Fragment(
    "the lines of a file",
    """
    let handle = FileHandle.standardInput
    for try await line in handle.bytes.lines {
        print(line)
    }
    """),
  Fragment(
    "a key path of Objective-C",
    """
    let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
    request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Trip.date), ascending: true)]
    """,
    placeholders: "Trip: type"),
  Fragment(
    "a value of a wrapper that is called",
    #"""
    @Dependency(\.uuid) var uuid

    func makeOrder() {
        let id = uuid()
        // Use id
    }
    """#,
    placeholders: "Dependency: property wrapper"),
  Fragment(
    "a state that tells its listener",
    """
    final class LoginModel {
        var onChange: ((LoginState) -> Void)?

        private(set) var state: LoginState = .idle {
            didSet { onChange?(state) }
        }
    }
    """,
    placeholders: "LoginState: type"),
  Fragment(
    "a sheet of two kinds",
    """
    struct ProductScreen: View {
        @State private var panel: Panel?

        var body: some View {
            Text("Products")
                .onTapGesture { panel = .filters }
                .sheet(item: $panel) { panel in
                    switch panel {
                    case .filters:
                        FilterView()
                    }
                }
        }
    }
    """,
    placeholders: "FilterView: view, Panel: enum"),
  Fragment(
    "files that are moved",
    """
    @State private var files: [URL] = []

    Button("Move") { isMoving = true }
        .fileMover(isPresented: $isMoving, files: files) { result in
            print(result)
        } onCancellation: {
            cancel()
        }
    """,
    placeholders: "cancel: function, isMoving: value, isMovingBinding: value"),
  Fragment(
    "a member of a class that is not shown",
    """
    final let changes = PassthroughSubject<Void, Never>()
    final func load() async { print("load") }
    """),
  Fragment(
    "a date in several styles",
    """
    Text(Date(), format: Date.FormatStyle(date: .numeric, time: .omitted).attributedStyle)
    """),
  Fragment(
    "the kind of a file in words",
    #"""
    struct FileNote: Identifiable {
        var id: String { name }
        let name: String
        let kind: UTType
    }
    struct ImportButton: View {
        @State private var isAsking = false
        @State private var note: FileNote?
        var body: some View {
            Button("Import") { isAsking = true }
                .confirmationDialog(Text("Import it?"), isPresented: $isAsking, presenting: note) { note in
                    Button("Import \(note.name), \(note.kind.description)") {}
                }
        }
    }
    """#),
  Fragment(
    "a question of a type with a macro that is not shown",
    """
    @Stored
    struct Invoice {
        let id: Int
        var total = 0.0
    }
    let unpaid = Invoice.unpaid.order(3)
    """,
    placeholders: "Invoice.order: member, Invoice.unpaid: member"),
  Fragment(
    "the module of the app, to be filled in",
    """
    import XCTest
    @testable import [AppName]

    final class CartTests: XCTestCase {
        func testIsEmpty() { XCTAssertTrue(Cart().items.isEmpty) }
    }
    """,
    placeholders: "Cart: type"),
  Fragment(
    "trust in a server",
    """
    func answer(_ challenge: URLAuthenticationChallenge) -> URLCredential? {
        guard let trust = challenge.protectionSpace.serverTrust else { return nil }
        return URLCredential(trust: trust)
    }
    """),
  Fragment(
    "a button of clear glass",
    """
    Button("Buy") {}
        .buttonStyle(GlassButtonStyle(.clear))
    """),
  Fragment(
    "a larger area for touches",
    """
    final class SmallButton: UIButton {
        var margins = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.inset(by: margins).contains(point)
        }
    }
    """),
  Fragment(
    "a field with a selection and a label",
    """
    TextField(text: $note, selection: $selection) {
        Text("Note")
    }
    """,
    placeholders: "noteBinding: value, selectionBinding: value"),
  Fragment(
    "a value that a test requires",
    """
    let order = try #require(order)
    #expect(order.total == 3)
    """,
    placeholders: "order: value"),
  Fragment(
    "a value that an older test unwraps",
    """
    let order = try XCTUnwrap(order)
    XCTAssertEqual(order.total, 3)
    """,
    placeholders: "order: value"),
  Fragment(
    "what a library adds to a type",
    """
    extension NSManagedObjectContext {
        func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T
    }
    """),
  Fragment(
    "why a person could not be recognized",
    """
    func text(for error: LAError) -> String {
        switch error.code {
        case .invalidContext, .notInteractive: "Ask again later."
        case .userCancel: "Nothing was changed."
        default: "Enter your code."
        }
    }
    """),
  Fragment(
    "a property that is not shown, set to what may be nothing",
    """
    init(id: UUID, title: String?, createdAt: Date?) {
        self.id = id
        self.title = title
        self.entryDate = createdAt
    }
    """,
    placeholders: "entryDate: value, idValue: value, titleValue: value"),
]
