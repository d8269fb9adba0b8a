// SwiftUI brings QuartzCore along; its stub declares what is used of it.
@_exported import HeadlessSwiftUI
