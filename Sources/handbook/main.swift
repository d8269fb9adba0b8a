import HandbookCommands

// The server is a program of its own, so that no other command loads its libraries: FoundationNetworking, which FlyingFox
// needs for what is not used here, takes 7 MB and a third of the time in which the program starts.
if CommandLine.arguments.dropFirst().first == "serve" { goOnAsServer() }
await Handbook.main()
