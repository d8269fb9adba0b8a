extension String {
  /// Whether nearly every message has it: to expect it proves nothing about the one that is meant. A name of API has three
  /// letters at least.
  package var isInNearlyEveryMessage: Bool { count { $0.isLetter || $0.isNumber } < 3 }
}
