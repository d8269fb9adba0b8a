extension String {
  /// Whether nearly every message contains this text, so that expecting it proves nothing. Names of API have
  /// at least three letters.
  package var isInNearlyEveryMessage: Bool { count { $0.isLetter || $0.isNumber } < 3 }
}
