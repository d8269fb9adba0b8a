// On Linux, `URLSession` and its requests live in a module of their own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
