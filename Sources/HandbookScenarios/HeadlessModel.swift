package import HandbookModel

/// Everything the model does on purpose, by topic.
package let modelledBehaviours = Behaviour.all.map {
  ModelledBehaviour(
    topic: $0.topic, statement: $0.statement, source: $0.source, confidence: $0.confidence.description,
    isSourced: $0.confidence != .assumed, versions: $0.versions, test: $0.test)
}

/// What the model is known to leave out.
package let omittedBehaviours = Omission.all.map {
  OmittedBehaviour(reason: $0.reason.rawValue, statement: $0.statement, source: $0.source)
}
