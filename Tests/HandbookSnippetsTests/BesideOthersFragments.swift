/// Code that shows one version beside another, or only a part of what the names in it belong to.
let besideOthers: [Fragment] = [
  Fragment(
    "two versions of a model and of the view that has it",
    """
    // Before
    class Profile: ObservableObject {
      @Published var name = ""
    }
    struct ProfilePage: View {
      @StateObject private var profile = Profile()
      var body: some View { TextField("Name", text: $profile.name) }
    }

    // After
    @Observable
    class Profile {
      var name = ""
    }
    struct ProfilePage: View {
      @State private var profile = Profile()
      var body: some View { TextField("Name", text: $profile.name) }
    }
    """),
  Fragment(
    "a public property of a type that is not shown, in an extension",
    """
    extension UIViewController {
      public weak var coordinator: Coordinating? {
        get { ... }
        set { ... }
      }
    }
    """,
    placeholders: "Coordinating: model"),
  Fragment(
    "a case with a value of a type that is not shown",
    """
    case productDetails(Product.ID)
    """,
    placeholders: "Product: type"),
  Fragment(
    "a recognizer of a gesture as a gesture",
    """
    struct PinchGesture: UIGestureRecognizerRepresentable {
      @Binding var scale: CGFloat
      func makeUIGestureRecognizer(context: Context) -> UIPinchGestureRecognizer {
        UIPinchGestureRecognizer()
      }
      func handleUIGestureRecognizerAction(_ recognizer: UIPinchGestureRecognizer, context: Context) {
        scale = recognizer.scale
      }
    }
    struct Photo: View {
      @State private var scale: CGFloat = 1
      var body: some View {
        Image("photo").scaleEffect(scale).gesture(PinchGesture(scale: $scale))
      }
    }
    """),
  Fragment(
    "a text that may be nil, of a label that is not shown",
    """
    let user: User? = nil
    func refresh() { banner.title = user?.name }
    """,
    placeholders: "User: type, banner: value"),
  Fragment(
    "a nested type of a type that is not shown, made by its context",
    """
    struct AppDependencies {
      let client: Client
      var search: SearchModel.Dependencies {
        let service = SearchService(client: client)
        return .init(query: service.query, save: service.save)
      }
    }
    """,
    placeholders: "Client: model, SearchModel: model, SearchService: model"),
  Fragment(
    "a context beside content",
    """
    struct Item { let content: String }
    extension ItemStore {
      func add(_ item: Item) throws {
        context.insert(item)
        try context.save()
      }
    }
    """,
    placeholders: "ItemStore: model, context: value"),
  Fragment(
    "a loose action that presents from its storyboard",
    """
    @IBAction func open(_ sender: UIButton) {
      guard let page = self.storyboard?.instantiateViewController(identifier: "Page") else { return }
      page.modalPresentationStyle = .fullScreen
      self.present(page, animated: true)
    }
    """),
  Fragment(
    "a recognizer of UIKit that a name says",
    """
    func end() {
      interactivePopGesture?.delegate = originalDelegate
      interactivePopGesture = nil
    }
    """,
    placeholders: "interactivePopGesture: value"),
  Fragment(
    "options of a store",
    """
    import CoreData
    let options = [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    print(options)
    """),
]
