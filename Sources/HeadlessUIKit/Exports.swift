// SwiftUI re-exports UIKit on iOS, so its stub declares UIKit's types and this module only passes them on.
@_exported import HeadlessSwiftUI
