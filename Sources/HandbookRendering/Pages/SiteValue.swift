/// What every page knows about the site.
struct SiteValue: TemplateValue {
  var title: String
  var description: String
  var baseURL: String?
  var compiler: String?
  var ruleCount: Int
  var hasGuides: Bool
  var hasSymbols: Bool
  var hasMessages: Bool
  var hasSymptoms: Bool
  var hasTags: Bool
  var hasGlossary: Bool
  var hasFeed: Bool
  var hasBook: Bool

  static let fields: Fields<Self> = [
    "title": .text("Name of the handbook") { $0.title },
    "description": .text("One sentence about it") { $0.description },
    "baseURL": .text("Address of the published site, if configured") { $0.baseURL },
    "compiler": .text("Compiler that checked the code: `Swift 6.3.1`; none if nothing was checked") {
      $0.compiler
    },
    "ruleCount": .number("How many rules there are") { $0.ruleCount },
    "hasGuides": .flag("There are guides") { $0.hasGuides },
    "hasSymbols": .flag("There is an API index") { $0.hasSymbols },
    "hasMessages": .flag("There is a list of messages") { $0.hasMessages },
    "hasSymptoms": .flag("There is a list of symptoms") { $0.hasSymptoms },
    "hasTags": .flag("There are tags") { $0.hasTags },
    "hasGlossary": .flag("There are terms: glossary.html") { $0.hasGlossary },
    "hasFeed": .flag("There is a feed of changes") { $0.hasFeed },
    "hasBook": .flag("There is a page with everything, for printing") { $0.hasBook },
  ]
}
