/// Code that imports a framework no stub stands for: what was invented may be that framework's, and is not judged.
let uncoveredModules: [Mistake] = [
  Mistake(
    "a misspelt method of a type of a framework that is not covered",
    """
    import HealthKit

    let store = HKHealthStore()
    store.requestAuthorisation(toShare: [], read: [])
    """,
    said: unverified("HealthKit")),
  Mistake(
    "a misspelt method of a value that may be of a framework that is not covered",
    """
    import HealthKit

    Button("Ask") { healthStore.requestAuthorisation(toShare: [], read: []) }
    """,
    said: unverified("HealthKit")),
  Mistake(
    "a misspelt modifier that a framework that is not covered has",
    """
    import TipKit

    Text("Favorites").popoverTipp(tip)
    """,
    said: unverified("TipKit")),
  Mistake(
    "a misspelt key of the environment that a framework that is not covered has",
    """
    import AuthenticationServices

    struct SignIn: View {
      @Environment(\\.webAuthenticationSesion) private var session
      var body: some View { Text("Sign in") }
    }
    """,
    said: unverified("AuthenticationServices")),
  Mistake(
    "no use of a framework that is not covered",
    """
    import HealthKit

    struct Steps: View {
      @State private var isOn = false
      var body: some View { Toggle("Steps", isOn: $isOn) }
    }
    """,
    said: ""),
]

/// What is said of a snippet that imports a framework which is not covered.
private func unverified(_ module: String) -> String {
  """
  5:4 warning: snippet uses '\(module)', which the stub library does not cover [UnverifiedSnippet]
    help: Declare it in the stub, or mark the fence `unchecked="reason"`
  """
}
