import HandbookModel

/// The Xcode project: an app and its UI tests, each of which consists of all files in a folder.
///
/// It lists no files: Xcode 16 and later can take all files of a folder.
func projectFile(_ settings: ProjectSettings) -> String {
  """
  // !$*UTF8*$!
  {
  \tarchiveVersion = 1;
  \tclasses = {
  \t};
  \tobjectVersion = 77;
  \tobjects = {
  \(objects(settings).map { "\t\t\(id($0.key)) = \($0.value);" }.joined(separator: "\n"))
  \t};
  \trootObject = \(id(.project));
  }

  """
}

/// The numbers of the project file's objects: each object is named by 24 hexadecimal digits.
private enum Key: Int {
  case project = 1
  case mainGroup, products, appFolder, testFolder
  case app, appProduct, appSources, appFrameworks, appResources, appConfigurations, appConfiguration
  case tests, testProduct, testSources, testFrameworks, testResources, testConfigurations, testConfiguration
  case dependency, proxy, projectConfigurations, projectConfiguration
}

private func id(_ key: Key) -> String {
  let number = String(key.rawValue, radix: 16, uppercase: true)
  return "48414E44" + String(repeating: "0", count: 16 - number.count) + number
}

private func objects(_ settings: ProjectSettings) -> KeyValuePairs<Key, String> {
  let version = settings.deploymentTarget
  return [
    .proxy: """
    {isa = PBXContainerItemProxy; containerPortal = \(id(.project)); proxyType = 1; \
    remoteGlobalIDString = \(id(.app)); remoteInfo = \(projectName); }
    """,
    .appProduct: """
    {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; \
    path = \(projectName).app; sourceTree = BUILT_PRODUCTS_DIR; }
    """,
    .testProduct: """
    {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; \
    path = \(projectName)UITests.xctest; sourceTree = BUILT_PRODUCTS_DIR; }
    """,
    .appFolder: "{isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; }",
    .testFolder: "{isa = PBXFileSystemSynchronizedRootGroup; path = UITests; sourceTree = \"<group>\"; }",
    .mainGroup: """
    {isa = PBXGroup; children = (\(id(.appFolder)), \(id(.testFolder)), \(id(.products)), ); \
    sourceTree = "<group>"; }
    """,
    .products: """
    {isa = PBXGroup; children = (\(id(.appProduct)), \(id(.testProduct)), ); name = Products; \
    sourceTree = "<group>"; }
    """,
    .appSources: phase("Sources"),
    .appFrameworks: phase("Frameworks"),
    .appResources: phase("Resources"),
    .testSources: phase("Sources"),
    .testFrameworks: phase("Frameworks"),
    .testResources: phase("Resources"),
    .app: """
    {isa = PBXNativeTarget; buildConfigurationList = \(id(.appConfigurations)); \
    buildPhases = (\(id(.appSources)), \(id(.appFrameworks)), \(id(.appResources)), ); buildRules = (); \
    dependencies = (); fileSystemSynchronizedGroups = (\(id(.appFolder)), ); name = \(projectName); \
    productName = \(projectName); productReference = \(id(.appProduct)); \
    productType = "com.apple.product-type.application"; }
    """,
    .tests: """
    {isa = PBXNativeTarget; buildConfigurationList = \(id(.testConfigurations)); \
    buildPhases = (\(id(.testSources)), \(id(.testFrameworks)), \(id(.testResources)), ); buildRules = (); \
    dependencies = (\(id(.dependency)), ); fileSystemSynchronizedGroups = (\(id(.testFolder)), ); \
    name = \(projectName)UITests; productName = \(projectName)UITests; \
    productReference = \(id(.testProduct)); productType = "com.apple.product-type.bundle.ui-testing"; }
    """,
    .project: """
    {isa = PBXProject; attributes = {BuildIndependentTargetsInParallel = 1; LastUpgradeCheck = 1600; \
    TargetAttributes = {\(id(.tests)) = {TestTargetID = \(id(.app)); }; }; }; \
    buildConfigurationList = \(id(.projectConfigurations)); developmentRegion = en; \
    hasScannedForEncodings = 0; knownRegions = (en, Base, ); mainGroup = \(id(.mainGroup)); \
    minimizedProjectReferenceProxies = 1; preferredProjectObjectVersion = 77; \
    productRefGroup = \(id(.products)); projectDirPath = ""; projectRoot = ""; \
    targets = (\(id(.app)), \(id(.tests)), ); }
    """,
    .dependency: """
    {isa = PBXTargetDependency; target = \(id(.app)); targetProxy = \(id(.proxy)); }
    """,
    .projectConfiguration: configuration([
      "DEBUG_INFORMATION_FORMAT": "dwarf", "ENABLE_TESTABILITY": "YES", "GCC_OPTIMIZATION_LEVEL": "0",
      "IPHONEOS_DEPLOYMENT_TARGET": "\(version.major).\(version.minor)", "ONLY_ACTIVE_ARCH": "YES",
      "SDKROOT": "iphoneos", "SWIFT_OPTIMIZATION_LEVEL": "\"-Onone\"", "TARGETED_DEVICE_FAMILY": "\"1,2\"",
    ]),
    .appConfiguration: configuration([
      "CODE_SIGN_STYLE": "Automatic", "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "Info.plist",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      // Where a snippet leaves something out, its place is held by an editor placeholder.
      "OTHER_SWIFT_FLAGS": "\"-Xfrontend -warn-on-editor-placeholder\"",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.handbook", "PRODUCT_NAME": "\"$(TARGET_NAME)\"",
      "SWIFT_VERSION": settings.languageMode,
    ]),
    .testConfiguration: configuration([
      "CODE_SIGN_STYLE": "Automatic", "GENERATE_INFOPLIST_FILE": "YES",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.handbook.uitests", "PRODUCT_NAME": "\"$(TARGET_NAME)\"",
      "SWIFT_VERSION": "5.0", "TEST_TARGET_NAME": projectName,
    ]),
    .projectConfigurations: list(of: .projectConfiguration),
    .appConfigurations: list(of: .appConfiguration),
    .testConfigurations: list(of: .testConfiguration),
  ]
}

private func phase(_ kind: String) -> String {
  "{isa = PBX\(kind)BuildPhase; buildActionMask = 2147483647; files = (); "
    + "runOnlyForDeploymentPostprocessing = 0; }"
}

private func configuration(_ settings: KeyValuePairs<String, String>) -> String {
  let text = settings.map { "\($0.key) = \($0.value); " }.joined()
  return "{isa = XCBuildConfiguration; buildSettings = {\(text)}; name = Debug; }"
}

private func list(of configuration: Key) -> String {
  "{isa = XCConfigurationList; buildConfigurations = (\(id(configuration)), ); "
    + "defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug; }"
}

/// The scheme, which builds the app and runs the tests.
let scheme = """
  <?xml version="1.0" encoding="UTF-8"?>
  <Scheme LastUpgradeVersion="1600" version="1.7">
     <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
        <BuildActionEntries>
           <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" \
  buildForArchiving="YES" buildForAnalyzing="YES">
              \(reference(.app, "\(projectName).app", projectName))
           </BuildActionEntry>
        </BuildActionEntries>
     </BuildAction>
     <TestAction buildConfiguration="Debug" \
  selectedDebuggerIdentifier="Xcode.DebuggerFoundation.Debugger.LLDB" \
  selectedLauncherIdentifier="Xcode.DebuggerFoundation.Launcher.LLDB" shouldUseLaunchSchemeArgsEnv="YES">
        <Testables>
           <TestableReference skipped="NO">
              \(reference(.tests, "\(projectName)UITests.xctest", "\(projectName)UITests"))
           </TestableReference>
        </Testables>
     </TestAction>
     <LaunchAction buildConfiguration="Debug" \
  selectedDebuggerIdentifier="Xcode.DebuggerFoundation.Debugger.LLDB" \
  selectedLauncherIdentifier="Xcode.DebuggerFoundation.Launcher.LLDB" launchStyle="0" \
  useCustomWorkingDirectory="NO" ignoresPersistentStateOnLaunch="NO" debugDocumentVersioning="YES" \
  debugServiceExtension="internal" allowLocationSimulation="YES">
        <BuildableProductRunnable runnableDebuggingMode="0">
           \(reference(.app, "\(projectName).app", projectName))
        </BuildableProductRunnable>
     </LaunchAction>
  </Scheme>

  """

private func reference(_ target: Key, _ product: String, _ name: String) -> String {
  "<BuildableReference BuildableIdentifier=\"primary\" BlueprintIdentifier=\"\(id(target))\" "
    + "BuildableName=\"\(product)\" BlueprintName=\"\(name)\" "
    + "ReferencedContainer=\"container:\(projectName).xcodeproj\"></BuildableReference>"
}

/// The app's `Info.plist`: it declares the schemes, so that such addresses open the app. Xcode generates the
/// rest.
func infoPlist(_ settings: ProjectSettings) -> String {
  let schemes = settings.urlSchemes.filter { $0 != "http" && $0 != "https" }.map {
    "\n\t\t\t\t<string>\($0)</string>"
  }.joined()
  let types = """
    <dict>
    \t\t\t<key>CFBundleURLName</key>
    \t\t\t<string>com.example.handbook</string>
    \t\t\t<key>CFBundleURLSchemes</key>
    \t\t\t<array>\(schemes)
    \t\t\t</array>
    \t\t</dict>
    """
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleURLTypes</key>
    \t<array>\(schemes.isEmpty ? "" : "\n\t\t\(types)\n\t")</array>
    </dict>
    </plist>

    """
}
