import HandbookCommands

await Handbook.main { try await $0.serve() }
