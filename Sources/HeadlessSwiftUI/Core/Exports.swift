// What a file that says `import SwiftUI` sees besides SwiftUI itself.
@_exported import Foundation
@_exported import HeadlessCombine
@_exported import Observation
