import HandbookModel

/// The project's README: how to use it, what its tests cannot see, and what is not in it.
func readme(of book: Book, _ selection: Selection, _ settings: ProjectSettings) -> String {
  let tests = selection.snippets.reduce(0) { $0 + $1.scenarios.count }
  var text = """
    # \(book.configuration.title): scenarios for Xcode

    \(selection.snippets.count) snippets as an app, and \(tests) runs of scenarios as UI tests. Each test does \
    on a simulator what the handbook's model of SwiftUI did, and compares what is to be seen.

    ## Running it

    You need a Mac with Xcode 16 or newer and a simulator with iOS \(settings.deploymentTarget) or newer.

    Open `\(projectName).xcodeproj`, choose a simulator, and press ⌘U. Or, in a terminal:

        xcodebuild test -project \(projectName).xcodeproj -scheme \(projectName) \\
          -destination 'platform=iOS Simulator,name=iPhone 16'

    A test about one version is skipped on others. The app needs the newest iOS that any of its snippets needs; \
    for older simulators leave those out: `handbook export-xctest --ios 17 …`.

    Running the app (⌘R) lists all scenarios, to try by hand. A snippet that Xcode refuses can be deleted from \
    `App/Snippets`, with its lines in `App/HandbookScreens.swift`.

    ## What the tests see

    | scenario | test |
    | --- | --- |
    | `open`, `let` | the app is launched with the name of the view |
    | `tap`, `back`, `swipe down`, `select tab` | done by XCUITest |
    | `open url` | opened with the app, which declares custom schemes; `https` needs an associated domain |
    | `run` | the app runs the line when the test posts a notification |
    | `relaunch` | to the home screen, ended, launched again |
    | `on ios 17` | skipped on another version; lines without a version run on any |
    | `size compact`, `size regular` | skipped unless on an iPhone, an iPad |
    | `on variant …` | may fail: sources differ, and the result says which is right |
    | `expect stack`, `screen`, `sheet`, `cover`, `no sheet`, `underneath` | title, texts and controls that the \
    model recorded, and the back button: a test cannot see names of views, nor what is covered, nor how |
    | `expect tab` | the selected tab |
    | `expect crash` | the app ends; its message is in the console only |

    **Not to be seen from a UI test**: `expect path`, `expect warning`, `expect no warnings`, `expect prints`, \
    `expect no prints`, `expect opens`, `expect no title`. They are noted in the test's report as activities. Watch the app's console for them.

    """
  if !selection.leftOut.isEmpty {
    text += "\n## Left out\n\n"
    text += selection.leftOut.map { "- `\($0.place)`: \($0.reason)\n" }.joined()
  }
  return text
}
