import HandbookAssembly
package import HandbookLearning
package import HandbookModel
import SwiftSyntax

// A scenario plays an iOS version, whatever machine it runs on. What code asks by `#available` is answered for
// that version, and API that the version does not have is an error where nothing keeps the code from it. A version
// stands for its last release: `on ios 16` has what iOS 16.4 brought.

/// A program whose `#available` and `#unavailable` ask for the version played.
///
/// Lines and columns stay: the answer is written over the question.
package func askingForPlayedVersion(_ source: String) -> String {
  guard source.contains("#available") || source.contains("#unavailable") else { return source }
  let finder = AvailabilityFinder(viewMode: .sourceAccurate)
  finder.walk(parse(source).tree)
  var bytes = Array(source.utf8)
  for condition in finder.found {
    let isNegative = condition.availabilityKeyword.tokenKind == .poundUnavailable
    let version = condition.availabilityArguments.iOS
    let call = version.map { "__isAvailable(\($0.major))" } ?? "true"
    let answer = Array((isNegative ? version == nil ? "false" : "!\(call)" : call).utf8)
    let range =
      condition.positionAfterSkippingLeadingTrivia
      .utf8Offset..<condition.endPositionBeforeTrailingTrivia.utf8Offset
    // Of a question over several lines, the first line that is long enough takes the answer.
    let lines = bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let line = lines.first(where: { $0.count >= answer.count }) else { continue }
    for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    bytes.replaceSubrange(line.startIndex..<line.startIndex + answer.count, with: answer)
  }
  return String(decoding: bytes, as: UTF8.self)
}

private final class AvailabilityFinder: SyntaxVisitor {
  var found: [AvailabilityConditionSyntax] = []

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

extension AvailabilityArgumentListSyntax {
  /// The iOS version asked for; nil where only other systems are named.
  fileprivate var iOS: OSVersion? {
    for argument in self {
      guard let restriction = argument.argument.as(PlatformVersionSyntax.self),
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      else { continue }
      return restriction.version.flatMap { OSVersion($0.trimmedDescription) }
    }
    return nil
  }
}

/// What a program needs that a version played by its scenarios does not have, each name once, in source order.
///
/// - Returns: With the oldest version played.
package func newerNames(
  _ requirements: [CompiledProgram.Requirement], runs: [ScenarioRun]
) -> [(requirement: CompiledProgram.Requirement, played: OSVersion)] {
  guard let played = runs.map(\.os).min() else { return [] }
  var found: [CompiledProgram.Requirement] = []
  // What a result builder calls is not written anywhere; the API that needs it is.
  for requirement in requirements
  where requirement.version.major > played.major && !requirement.name.hasPrefix("build")
    && !found.contains(where: { $0.name == requirement.name || $0.place == requirement.place })
  {
    found.append(requirement)
  }
  return found.map { ($0, played) }
}
