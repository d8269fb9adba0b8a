import Foundation

// On Linux the compiler finds the members of `NSString` in a `String`, too, which it does not do on Apple's systems. The
// ones that `String` lacks are declared here, so that code that uses one can be told: the check makes an error of the
// warning that they are deprecated.
#if !canImport(Darwin)
  extension String {
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var length: Int { (self as NSString).length }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var uppercased: String { (self as NSString).uppercased }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var lowercased: String { (self as NSString).lowercased }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var boolValue: Bool { (self as NSString).boolValue }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var intValue: Int32 { (self as NSString).intValue }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var integerValue: Int { (self as NSString).integerValue }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var longLongValue: Int64 { (self as NSString).longLongValue }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var doubleValue: Double { (self as NSString).doubleValue }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var floatValue: Float { (self as NSString).floatValue }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var utf8String: UnsafePointer<Int8>? { (self as NSString).utf8String }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var pathExtension: String { (self as NSString).pathExtension }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var pathComponents: [String] { (self as NSString).pathComponents }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var lastPathComponent: String { (self as NSString).lastPathComponent }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var deletingPathExtension: String { (self as NSString).deletingPathExtension }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var deletingLastPathComponent: String { (self as NSString).deletingLastPathComponent }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var expandingTildeInPath: String { (self as NSString).expandingTildeInPath }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var standardizingPath: String { (self as NSString).standardizingPath }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var resolvingSymlinksInPath: String { (self as NSString).resolvingSymlinksInPath }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public var isAbsolutePath: Bool { (self as NSString).isAbsolutePath }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public func appendingPathComponent(_ string: String) -> String {
      (self as NSString).appendingPathComponent(string)
    }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public func appendingPathExtension(_ string: String) -> String? {
      (self as NSString).appendingPathExtension(string)
    }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public func character(at index: Int) -> UInt16 { (self as NSString).character(at: index) }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public func substring(with range: NSRange) -> String { (self as NSString).substring(with: range) }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public func isEqual(to string: String) -> Bool { (self as NSString).isEqual(to: string) }
    @available(*, deprecated, message: "'NSString' has it, and 'String' has not")
    public func replacingCharacters(in range: NSRange, with replacement: String) -> String {
      (self as NSString).replacingCharacters(in: range, with: replacement)
    }
  }
#endif
