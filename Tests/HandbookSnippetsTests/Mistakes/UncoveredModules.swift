/// Code of a framework no stub stands for: what was invented may be that framework's, and is not judged.
let uncoveredModules: [Mistake] = [
  Mistake(
    "a rule of a tip, whose framework only the macro names",
    """
    struct FavoriteTip: Tip {
      @Parameter static var hasSeenList = false
      var title: Text { Text("Pin") }
      var rules: [Rule] { #Rule(Self.$hasSeenList) { $0 == true } }
    }
    """,
    said: unverified("TipKit")),
  Mistake(
    "a type that only Foundation for Linux lacks",
    """
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .medium
    """,
    said: unverified("MeasurementFormatter")),
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
  Mistake(
    "a framework that is not covered, and not imported",
    """
    import SwiftUI

    struct Steps: View {
      let store = HKHealthStore()
      var body: some View {
        Button("Ask") { store.requestAuthorisation(toShare: [], read: []) }
      }
    }
    """,
    said: unverified("HealthKit")),
  Mistake(
    "a parameter of a framework that is not imported",
    """
    func name(of contact: CNContact) -> some View { Text(contact.givennName) }
    """,
    said: unverified("Contacts")),
  Mistake(
    "a type of UIKit that the stub does not have",
    """
    let keys = UIKeyCommand(input: "n", modifierFlag: .command)
    """,
    said: unverified("UIKeyCommand")),
  Mistake(
    "another part of a framework of which the stub has some",
    """
    let line = MKGeodesicPolyline(points: points, cuont: 3)
    """,
    said: unverified("MKGeodesicPolyline")),
  Mistake(
    "types of the app whose names begin like those of frameworks",
    """
    VStack { SKUList(items: items); AVatar(user: user); CLFeedView(items: items); SFSafariView(url: url) }
    """,
    said: ""),
  Mistake(
    "a type of the program that has the name of a framework's",
    """
    final class HKHealthStore { func ask() {} }
    let store = HKHealthStore()
    store.ask()
    """,
    said: ""),
]

/// What is said of a snippet that uses a framework which is not covered.
private func unverified(_ module: String) -> String {
  """
  5:4 warning: snippet uses '\(module)', which the stub library does not cover [UnverifiedSnippet]
    help: Declare it in the stub, or mark the fence `unchecked="reason"`
  """
}
