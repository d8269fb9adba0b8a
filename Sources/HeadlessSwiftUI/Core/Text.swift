/// Text to be read.
@available(iOS 13.0, *)
public struct Text: Equatable, Sendable {
  /// What the user reads.
  let string: String
  /// Links in it, in order.
  private(set) var links: [InlineMarkdown.Link] = []
  /// Names of the styling methods applied, which change nothing the model knows.
  private(set) var styles: [String] = []

  init(string: String) { self.string = string }

  public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { string = String(content) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.text
    links = key.links
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { string = resource.key }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { string = String(attributedContent.characters) }

  @available(iOS 14.0, *)
  public init(_ date: Date, style: Text.DateStyle) { string = style.string(from: date) }

  @available(iOS 14.0, *)
  public init(_ dates: ClosedRange<Date>) { string = "\(dates.lowerBound) – \(dates.upperBound)" }

  @available(iOS 14.0, *)
  public init(_ interval: DateInterval) { string = "\(interval.start) – \(interval.end)" }

  @available(iOS 16.0, *)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { string = "\(timerInterval.lowerBound) – \(timerInterval.upperBound)" }

  @available(iOS 15.0, *)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  @available(iOS 18.0, *)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    string = String(format.format(input).characters)
  }

  @available(iOS 13.0, *)
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    string = formatter.string(for: subject) ?? ""
  }

  @available(iOS 13.0, *)
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    string = formatter.string(for: subject) ?? ""
  }

  /// How a date is written.
  @available(iOS 14.0, *)
  public struct DateStyle: Equatable, Codable, Sendable {
    let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")

    func string(from date: Date) -> String {
      switch name {
      case "time": date.formatted(date: .omitted, time: .shortened)
      case "date": date.formatted(date: .long, time: .omitted)
      default: date.formatted()
      }
    }
  }

  /// The same text, styled; for methods that change only its looks.
  func styled(_ name: String) -> Text {
    var copy = self
    copy.styles.append(name)
    return copy
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(string: lhs.string + rhs.string)
    text.links = lhs.links + rhs.links
    return text
  }
}

@available(iOS 13.0, *)
extension Text: View, Primitive {
  func update(_ node: Node) {
    let shown =
      switch node.environment.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    var element = Element(.text, label: shown)
    element.isReadable =
      !node.environment.hasUnreadableTexts && !node.environment.redactionReasons.contains(.placeholder)
    node.element = element
    for (index, link) in links.enumerated() {
      guard let url = URL(string: link.address) else { continue }
      node.place(Link(label: EmptyView(), destination: url, name: link.label), index)
    }
  }
}
