// On Linux, `URLSession` and its requests live in a module of their own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

#if !canImport(Darwin)
  /// A chain of certificates.
  public final class SecTrust: Sendable {
    init() {}
  }

  // Foundation on Linux knows nothing of certificates.
  extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
  }

  extension URLCredential {
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
  }
#endif
