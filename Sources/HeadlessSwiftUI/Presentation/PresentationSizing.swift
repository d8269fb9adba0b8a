/// How large a presentation is.
@available(iOS 18.0, *)
public protocol PresentationSizing {}

@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {}

@available(iOS 18.0, *)
extension PresentationSizing {
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}
