@_spi(Headless) import HeadlessSwiftUI

/// Swift to compile beside snippets that run, as the model asks for it.
let modelPrelude = Simulator.prelude
