/// Mistakes beside what Apple's frameworks declare.
let besideApple: [Mistake] = [
  Mistake(
    "a fill that is misspelt",
    """
    func paint() { UIColor.systemBlue.setFil() }
    """,
    said: """
      6:35 error: value of type 'UIColor' has no member 'setFil' [SnippetDoesNotCompile]
        help: Did you mean 'setFill'?
      """),
  Mistake(
    "an activity whose option there is not",
    """
    let activity = ProcessInfo.processInfo.beginActivity(options: [.userInitiatd], reason: "Export")
    """,
    said: """
      6:65 error: type 'ProcessInfo.ActivityOptions' has no member 'userInitiatd' [SnippetDoesNotCompile]
        help: Did you mean 'userInitiated'?
      """),
  Mistake(
    "a rectangle without its height",
    """
    RectangleMark(xStart: .value("From", 1), xEnd: .value("To", 2))
    """,
    said: """
      6:63 error: missing argument for parameter 'y' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a line on a map that is made of a name",
    """
    func line(of route: MKRoute) -> some MapContent { MapPolyline(route.name) }
    """,
    said: """
      6:51 error: no exact matches in call to initializer [SnippetDoesNotCompile]
      """),
  Mistake(
    "a part of an animation that does not say how long it takes",
    """
    func show(_ card: UIView) {
      UIView.addKeyframe(withRelativeStartTime: 0) { card.alpha = 1 }
    }
    """,
    said: """
      7:46 error: missing argument for parameter 'relativeDuration' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mark in a log that is only named",
    """
    import os

    let id = OSSignpostID(log: "launch")
    """,
    said: """
      8:28 error: cannot convert value of type 'String' to expected argument type 'OSLog' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a kind of character that there is not",
    """
    let octet = Regex { One(.digt) }
    """,
    said: """
      6:26 error: type 'RegexComponent' has no member 'digt' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a key of a framework that the stub library does not cover",
    """
    func restore(_ state: [String: Any]) {
      let ids = state[CBCentralManagerRestoredStatePeripheralsKey] as? [String]
      print(ids ?? [])
    }
    """,
    said: """
      5:4 warning: snippet uses 'CoreBluetooth', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type where a key is asked for",
    """
    func title(in titles: [String: String]) -> String? { titles[Route] }
    """,
    said: """
      6:61 error: cannot convert value of type 'Route.Type' to expected argument type 'String' [SnippetDoesNotCompile]
      """),
]
