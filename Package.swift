// swift-tools-version: 6.2
import PackageDescription

/// The language mode and checks of every Swift target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]

/// A pure target, which uses only the standard library and therefore runs on every platform.
func pure(_ folder: String, _ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: strict,
    // Unoptimized builds call sqrt in libm.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// A pure target of the geometry, photo, text and layout engine, which is independent of pets.
func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  pure("Engine", name, dependencies)
}

/// A pure target for announcements and how they are drawn.
func pets(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  pure("Pets", name, dependencies)
}

/// A pure target with packed data.
func data(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  pure("Data", name, dependencies)
}

/// A target that wraps the operating system or a C library.
func adapter(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Adapters/\(name)", swiftSettings: strict)
}

/// A target that keeps announcements in a database, or reads and writes files of them.
func storage(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Storage/\(name)", swiftSettings: strict)
}

/// A program, or a library to link into an app.
func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Apps/\(name)", swiftSettings: strict)
}

func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Adapters/C/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// A C library that is opened on first use. Building requires its headers, but does not link it.
///
/// - Parameter folder: The folder of its headers below the system's, if they include each other by name.
func library(_ name: String, headers folder: String? = nil) -> Target {
  let folders = folder.map { ["", "/\($0)"] } ?? [""]
  let homebrew = ["/opt/homebrew", "/usr/local"].flatMap { prefix in
    folders.map { "-I\(prefix)/include\($0)" }
      + ["curl", "icu4c", "libarchive", "libpq", "openssl@3"].map {
        "-I\(prefix)/opt/\($0)/include"
      }
  }
  return .target(
    name: name, dependencies: ["CDynamicLibrary"], path: "Sources/Adapters/C/\(name)",
    cSettings: [
      .unsafeFlags(homebrew, .when(platforms: [.macOS])),
      .unsafeFlags(folder.map { ["-I/usr/include/\($0)"] } ?? [], .when(platforms: [.linux])),
    ])
}

/// The tests of a target. They are not optimized in release builds either, which takes a fraction of
/// the time to compile, unless they compute expected results by brute force.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], isOptimized: Bool = false
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: strict
      + (isOptimized ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]))
}

/// The privacy manifest of what apps may use of the operating system. Other platforms than Apple's
/// would need Foundation to find it.
#if os(macOS)
  let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
#else
  let privacy: [Resource] = []
#endif

let libraries = [
  "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
  "PetMapPhotos", "PetMapAnnouncements", "PetMapSynonyms", "PetMapParameters", "PetMapAPI",
  "PetMapKit", "PetMapMatches", "PetMapRequests", "PetMapAlerts",
  "PetMapBasemap", "PetMapCities", "PetMapPicture",
  "PetMapSystem", "PetMapBytes", "PetMapSQL", "PetMapSQLite", "PetMapPostgres", "PetMapStore",
  "PetMapGDAL", "PetMapArchive",
  "PetMapFiles", "PetMapProj",
  "PetMapHarfBuzz", "PetMapCodecs", "PetMapCairo", "PetMapPhotoWorker", "PetMapQRCode",
  "PetMapArgon2", "PetMapCurl", "PetMapHTTPServer", "PetMapWebPush", "PetMapMail",
  "PetMapService", "PetMapClient", "PetMapApple", "PetMapMapKit",
]

let package = Package(
  name: "petmap",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "petmap", targets: ["petmap"])
  ],
  targets: [
    engine("PetMapCollections"),
    engine("PetMapGeo", ["PetMapCollections"]),
    engine("PetMapJSON"),
    engine("PetMapPhotos"),
    engine("PetMapText", ["PetMapCollections"]),
    engine("PetMapDrawing", ["PetMapPhotos", "PetMapText"]),
    engine("PetMapCallout", ["PetMapJSON", "PetMapText", "PetMapDrawing"]),

    data("PetMapBasemap"),
    data("PetMapCities", ["PetMapGeo"]),

    pets(
      "PetMapAnnouncements",
      ["PetMapCollections", "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapCities"]),
    pets("PetMapSynonyms", ["PetMapAnnouncements"]),
    pets(
      "PetMapParameters", ["PetMapGeo", "PetMapDrawing", "PetMapAnnouncements", "PetMapSynonyms"]),
    pets("PetMapAPI", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements"]),
    pets(
      "PetMapKit",
      [
        "PetMapCollections", "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing",
        "PetMapCallout", "PetMapAnnouncements", "PetMapAPI",
      ]),
    pets(
      "PetMapPicture",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements", "PetMapKit", "PetMapBasemap", "PetMapCities",
      ]),

    pets(
      "PetMapMatches",
      [
        "PetMapCollections", "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapSynonyms",
        "PetMapKit",
      ]),
    pets(
      "PetMapRequests",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements",
        "PetMapParameters", "PetMapKit", "PetMapMatches", "PetMapPicture",
      ]),
    pets(
      "PetMapAlerts",
      [
        "PetMapCollections", "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapParameters",
        "PetMapKit", "PetMapMatches", "PetMapRequests",
      ]),

    .target(
      name: "PetMapSystem", dependencies: ["CSystem"], path: "Sources/Adapters/PetMapSystem",
      exclude: privacy.isEmpty ? ["PrivacyInfo.xcprivacy"] : [], resources: privacy,
      swiftSettings: strict),
    adapter("PetMapBytes", ["CSimdJSON", "CUchardet", "CZlib"]),
    adapter("PetMapSQL", []),
    adapter("PetMapSQLite", ["PetMapSQL", "PetMapSystem", "CSQLite"]),
    adapter("PetMapPostgres", ["PetMapSQL", "PetMapSystem", "CPostgres"]),
    adapter("PetMapGDAL", ["CGDAL"]),
    adapter("PetMapArchive", ["CArchive"]),
    adapter("PetMapProj", ["PetMapGeo", "PetMapSystem", "CProj"]),
    adapter("PetMapHarfBuzz", ["PetMapText", "PetMapSystem", "CHarfBuzz", "CUnicodeBreaks"]),
    adapter("PetMapCodecs", ["CTurboJPEG", "CWebP"]),
    adapter("PetMapCairo", ["PetMapText", "PetMapDrawing", "PetMapCodecs", "CCairo"]),
    adapter(
      "PetMapPhotoWorker",
      [
        "PetMapPhotos", "PetMapSystem", "PetMapBytes", "PetMapCodecs", "CPhotos",
      ]),
    adapter("PetMapQRCode", ["PetMapDrawing", "CQREncode"]),
    adapter("PetMapArgon2", ["PetMapAnnouncements", "CArgon2"]),
    adapter("PetMapCurl", ["PetMapAPI", "CCurl"]),
    adapter(
      "PetMapWebPush",
      ["PetMapAnnouncements", "PetMapAPI", "PetMapSystem", "PetMapCurl", "CCrypto"]),
    adapter("PetMapMail", ["PetMapAnnouncements", "PetMapAlerts", "PetMapSystem"]),
    // SwiftUI, Core Text, Core Location and URLSession. On other platforms, only the pure parts are
    // compiled.
    adapter(
      "PetMapApple",
      ["PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapAnnouncements", "PetMapAPI"]),
    adapter(
      "PetMapMapKit",
      [
        "PetMapGeo", "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapAnnouncements",
        "PetMapKit", "PetMapApple",
      ]),

    storage(
      "PetMapStore",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapSystem",
        "PetMapSQL", "PetMapSQLite", "PetMapPostgres",
      ]),
    storage(
      "PetMapFiles",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapSynonyms", "PetMapSystem",
        "PetMapSQL", "PetMapSQLite", "PetMapGDAL", "PetMapArchive", "PetMapBytes",
      ]),

    app(
      "PetMapService",
      [
        "PetMapGeo", "PetMapJSON", "PetMapDrawing", "PetMapPhotos", "PetMapAnnouncements",
        "PetMapParameters", "PetMapAPI", "PetMapKit", "PetMapMatches", "PetMapRequests",
        "PetMapAlerts", "PetMapCities", "PetMapSystem",
      ]),
    app(
      "PetMapClient",
      [
        "PetMapGeo", "PetMapJSON", "PetMapDrawing", "PetMapPhotos", "PetMapAnnouncements",
        "PetMapParameters", "PetMapAPI", "PetMapKit", "PetMapMatches", "PetMapRequests",
        "PetMapCities", "PetMapSystem",
      ]),
    app("PetMapHTTPServer", ["PetMapAnnouncements", "PetMapAPI", "PetMapSystem", "PetMapService"]),
    // The functions that the browser package exports; tools/wasm compiles them for WebAssembly.
    .target(
      name: "PetMapWasm",
      dependencies: [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements", "PetMapAPI", "PetMapKit",
      ],
      path: "Sources/Apps/PetMapWasm", exclude: ["Page", "Runtime"],
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
    // Exports the phrases as a String Catalog: swift run ExportStrings > PetMap.xcstrings
    .executableTarget(
      name: "ExportStrings", dependencies: ["PetMapClient"], path: "Sources/Apps/ExportStrings",
      swiftSettings: strict),
    app(
      "PetMapCommands",
      [
        "PetMapCollections", "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing",
        "PetMapCallout", "PetMapPhotos", "PetMapAnnouncements", "PetMapSynonyms",
        "PetMapParameters", "PetMapAPI",
        "PetMapKit", "PetMapMatches", "PetMapRequests", "PetMapCities", "PetMapPicture",
        "PetMapSystem", "PetMapBytes", "PetMapSQL", "PetMapStore", "PetMapFiles", "PetMapProj",
        "PetMapHarfBuzz",
        "PetMapCairo", "PetMapPhotoWorker", "PetMapQRCode",
        "PetMapArgon2", "PetMapCurl", "PetMapAlerts", "PetMapMail", "PetMapWebPush",
        "PetMapService", "PetMapHTTPServer", "PetMapClient",
      ]),
    // Linking Swift's runtime libraries statically cuts the startup time to a third.
    .executableTarget(
      name: "petmap", dependencies: ["PetMapCommands"], path: "Sources/Apps/petmap",
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),

    .target(name: "CDynamicLibrary", path: "Sources/Adapters/C/CDynamicLibrary"),
    library("CProj"),
    library("CHarfBuzz"),
    library("CUnicodeBreaks"),
    library("CCairo", headers: "freetype2"),
    library("CTurboJPEG"),
    library("CWebP"),
    library("CPhotos"),
    library("CQREncode"),
    library("CArgon2"),
    library("CUchardet"),
    library("CGDAL"),
    library("CArchive"),
    library("CCurl"),
    library("CCrypto"),
    library("CPostgres", headers: "postgresql"),
    .target(name: "CSystem", path: "Sources/Adapters/C/CSystem"),
    system("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    system("CZlib", "zlib", apt: "zlib1g-dev", brew: "zlib"),
    .target(
      name: "CSimdJSON", path: "Sources/Adapters/C/CSimdJSON",
      cxxSettings: [.define("NDEBUG")],
      linkerSettings: [.linkedLibrary("simdjson")]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "GeoTestSupport", dependencies: ["PetMapGeo", "TestSupport"],
      path: "Tests/GeoTestSupport", swiftSettings: strict),
    .target(
      name: "ServiceTestSupport",
      dependencies: [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapRequests",
        "PetMapService", "PetMapSystem", "TestSupport",
      ],
      path: "Tests/ServiceTestSupport", swiftSettings: strict),
    // Types with the names of SwiftUI and MapKit types, to check that PetMapKit does not conflict with them.
    .target(name: "AppleNames", path: "Tests/AppleNames", swiftSettings: strict),
    .testTarget(
      name: "FrontEndTests",
      dependencies: ["PetMapKit", "PetMapClient", "PetMapApple", "PetMapMapKit", "AppleNames"],
      swiftSettings: strict),
    tests("PetMapCollections", [], isOptimized: true),
    tests("PetMapGeo", ["GeoTestSupport"], isOptimized: true),
    tests("PetMapText", [], isOptimized: true),
    tests("PetMapDrawing", ["PetMapText"], isOptimized: true),
    tests("PetMapCallout", ["PetMapText", "PetMapDrawing"], isOptimized: true),
    tests("PetMapJSON", [], isOptimized: true),
    tests("PetMapPhotos", []),
    tests("PetMapPhotoWorker", ["PetMapPhotos", "PetMapSystem", "PetMapCodecs"]),
    tests("PetMapAnnouncements", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAPI"]),
    tests("PetMapWebPush", ["PetMapAnnouncements", "PetMapAPI", "PetMapSystem"]),
    tests("PetMapMail", ["PetMapAnnouncements", "PetMapAlerts", "PetMapSystem"]),
    tests("PetMapSynonyms", ["PetMapAnnouncements"]),
    tests("PetMapParameters", ["PetMapGeo", "PetMapDrawing", "PetMapAnnouncements"]),
    tests("PetMapAPI", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements"]),
    tests(
      "PetMapMatches", ["PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapKit"],
      isOptimized: true),
    tests(
      "PetMapRequests", ["PetMapGeo", "PetMapAnnouncements", "PetMapParameters", "PetMapKit"]),
    tests(
      "PetMapAlerts",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapParameters", "PetMapKit",
        "PetMapMatches", "PetMapRequests",
      ], isOptimized: true),
    tests("PetMapBasemap", []),
    tests("PetMapCities", ["PetMapGeo"]),
    tests(
      "PetMapPicture",
      [
        "PetMapGeo", "PetMapText", "PetMapDrawing", "PetMapAnnouncements", "PetMapKit",
        "PetMapBasemap",
      ], isOptimized: true),
    tests(
      "PetMapKit",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements", "PetMapAPI",
      ], isOptimized: true),
    tests(
      "PetMapWasm",
      [
        "PetMapGeo", "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapAnnouncements",
        "PetMapKit", "GeoTestSupport",
      ], isOptimized: true),
    tests("PetMapProj", ["PetMapGeo"]),
    tests("PetMapHarfBuzz", ["PetMapText", "PetMapDrawing", "PetMapCallout"]),
    tests(
      "PetMapCairo",
      [
        "PetMapDrawing", "PetMapCallout", "PetMapAnnouncements", "PetMapKit", "PetMapHarfBuzz",
        "CCairo",
      ]),
    tests(
      "PetMapStore",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapAPI",
        "PetMapSystem", "PetMapSQL", "PetMapSQLite", "PetMapPostgres", "PetMapService",
        "ServiceTestSupport", "StoreExerciser",
      ]),
    tests("PetMapSQLite", ["PetMapSQL", "PetMapSystem"]),
    // A program that the store's tests kill while it writes.
    .executableTarget(
      name: "StoreExerciser",
      dependencies: [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapStore",
        "PetMapSystem", "PetMapService", "PetMapHTTPServer",
      ],
      path: "Tests/StoreExerciser", swiftSettings: strict),
    tests("PetMapQRCode", ["PetMapDrawing"]),
    tests("PetMapArgon2", ["PetMapAnnouncements"]),
    tests(
      "PetMapFiles",
      ["PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapKit", "PetMapSQL", "PetMapSQLite"]),
    tests("PetMapSystem", []),
    tests(
      "PetMapClient",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit",
        "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapRequests",
      ]),
    tests(
      "PetMapMapKit",
      [
        "PetMapGeo", "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapAnnouncements",
        "PetMapKit",
      ], isOptimized: true),
    tests("PetMapApple", ["PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapAPI"]),
    tests(
      "PetMapCurl",
      [
        "PetMapGeo", "PetMapJSON", "PetMapDrawing", "PetMapPhotos", "PetMapAnnouncements",
        "PetMapAPI", "PetMapKit", "PetMapMatches", "PetMapRequests", "PetMapService",
        "PetMapHTTPServer", "PetMapClient",
        "ServiceTestSupport",
      ]),
    tests(
      "PetMapService",
      [
        "PetMapGeo", "PetMapJSON", "PetMapDrawing", "PetMapPhotos", "PetMapAnnouncements",
        "PetMapParameters", "PetMapAlerts", "PetMapAPI", "PetMapKit", "PetMapPicture",
        "PetMapRequests",
        "PetMapSystem", "PetMapStore", "ServiceTestSupport",
      ]),
    tests(
      "PetMapHTTPServer",
      [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapSystem", "PetMapService",
        "ServiceTestSupport",
      ]),
    tests(
      "PetMapCommands",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapPhotos",
        "PetMapAnnouncements", "PetMapAPI", "PetMapKit", "PetMapPicture", "PetMapSystem",
        "PetMapSQL", "PetMapSQLite", "PetMapStore", "PetMapFiles", "PetMapProj", "PetMapCairo",
        "PetMapPhotoWorker", "PetMapService", "PetMapHTTPServer", "ServiceTestSupport",
      ]),
  ],
  cxxLanguageStandard: .cxx20
)
