// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same language mode and the same checks.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]

/// A pure target: the standard library only, so it runs wherever a map is drawn.
func pure(_ folder: String, _ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: strict,
    // Unoptimized builds call the square root in libm.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// The geometry, text and layout engine: pure, and knows nothing of pets.
func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  pure("Engine", name, dependencies)
}

/// Announcements and what is drawn of them: pure.
func pets(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  pure("Pets", name, dependencies)
}

/// A target that wraps the operating system or a C library.
func io(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/IO/\(name)", swiftSettings: strict)
}

/// What people run or link into their apps.
func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Apps/\(name)", swiftSettings: strict)
}

func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// A C library that is opened on first use: its headers are needed to build, it is not linked.
func library(_ name: String, linking linked: [LinkerSetting] = []) -> Target {
  .target(
    name: name, path: "Sources/CLibraries/\(name)",
    cSettings: [
      .unsafeFlags(
        ["-I/opt/homebrew/include", "-I/usr/local/include"], .when(platforms: [.macOS]))
    ],
    linkerSettings: linked)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: strict)
}

let libraries = [
  "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
  "PetMapPhotos", "PetMapAnnouncements", "PetMapAPI", "PetMapReports", "PetMapKit",
  "PetMapBasemap", "PetMapCities", "PetMapPicture",
  "PetMapSystem", "PetMapSQLite", "PetMapStore", "PetMapGDAL", "PetMapFiles", "PetMapProj",
  "PetMapHarfBuzz", "PetMapCairo", "PetMapArgon2", "PetMapCurl", "PetMapHTTPServer",
  "PetMapService", "PetMapClient", "PetMapApple",
]

let package = Package(
  name: "petmap",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "petmap", targets: ["petmap"])
  ],
  targets: [
    engine("PetMapGeo"),
    engine("PetMapJSON"),
    engine("PetMapText"),
    engine("PetMapDrawing", ["PetMapText"]),
    engine("PetMapCallout", ["PetMapJSON", "PetMapText", "PetMapDrawing"]),

    pets("PetMapPhotos"),
    pets("PetMapAnnouncements", ["PetMapGeo", "PetMapJSON", "PetMapPhotos"]),
    pets("PetMapAPI", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements"]),
    // The former name of the three above, for apps that still import it.
    pets("PetMapReports", ["PetMapPhotos", "PetMapAnnouncements", "PetMapAPI"]),
    pets(
      "PetMapKit",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements", "PetMapAPI",
      ]),
    pets("PetMapBasemap"),
    pets("PetMapCities", ["PetMapGeo"]),
    pets(
      "PetMapPicture",
      [
        "PetMapGeo", "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapAnnouncements",
        "PetMapKit", "PetMapBasemap", "PetMapCities",
      ]),

    io("PetMapSystem", ["CAllocator", "CSockets"]),
    io("PetMapSQLite", ["PetMapSystem", "CSQLite"]),
    io(
      "PetMapStore",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapSystem",
        "PetMapSQLite",
      ]),
    io("PetMapGDAL", ["CGDAL"]),
    io(
      "PetMapFiles",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapSystem", "PetMapSQLite",
        "PetMapGDAL", "CSimdJSON", "CUchardet", "CZlib",
      ]),
    io("PetMapProj", ["PetMapGeo", "PetMapSystem", "CProj"]),
    io("PetMapHarfBuzz", ["PetMapText", "PetMapSystem", "CHarfBuzz", "CUnicodeBreaks"]),
    io("PetMapCairo", ["PetMapText", "PetMapDrawing", "CCairo", "CTurboJPEG", "CWebP"]),
    io("PetMapArgon2", ["PetMapAnnouncements", "CArgon2"]),
    io("PetMapCurl", ["PetMapClient", "CCurl"]),
    // SwiftUI, Core Text and Core Location; elsewhere only what of it is pure.
    io("PetMapApple", ["PetMapText", "PetMapDrawing", "PetMapClient"]),
    io("PetMapHTTPServer", ["PetMapAnnouncements", "PetMapAPI", "PetMapSystem", "PetMapService"]),

    app(
      "PetMapService",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapAPI", "PetMapKit",
        "PetMapSystem",
      ]),
    app(
      "PetMapClient",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapAPI",
        "PetMapCities", "PetMapSystem",
      ]),
    // Writes the phrases as a String Catalog: swift run ExportStrings > PetMap.xcstrings
    .executableTarget(
      name: "ExportStrings", dependencies: ["PetMapClient"], path: "Sources/Apps/ExportStrings",
      swiftSettings: strict),
    app(
      "PetMapCommands",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapPhotos",
        "PetMapAnnouncements", "PetMapAPI", "PetMapKit", "PetMapCities", "PetMapPicture",
        "PetMapSystem",
        "PetMapSQLite", "PetMapStore", "PetMapFiles", "PetMapProj", "PetMapHarfBuzz", "PetMapCairo",
        "PetMapArgon2", "PetMapCurl", "PetMapService", "PetMapHTTPServer", "PetMapClient",
      ]),
    // Linked statically against Swift's own libraries, the program starts in a third of the time.
    .executableTarget(
      name: "petmap", dependencies: ["PetMapCommands"], path: "Sources/Apps/petmap",
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),

    library("CProj"),
    library("CHarfBuzz"),
    library("CUnicodeBreaks"),
    library("CCairo", linking: [.linkedLibrary("z")]),
    library("CTurboJPEG"),
    library("CWebP"),
    library("CArgon2"),
    library("CUchardet"),
    library("CGDAL"),
    library("CCurl"),
    .target(name: "CAllocator", path: "Sources/CLibraries/CAllocator"),
    .target(name: "CSockets", path: "Sources/CLibraries/CSockets"),
    system("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    system("CZlib", "zlib", apt: "zlib1g-dev", brew: "zlib"),
    .target(
      name: "CSimdJSON", path: "Sources/CLibraries/CSimdJSON",
      cxxSettings: [.define("NDEBUG")],
      linkerSettings: [.linkedLibrary("simdjson")]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ServiceTestSupport",
      dependencies: [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapService",
        "PetMapSystem",
      ],
      path: "Tests/ServiceTestSupport", swiftSettings: strict),
    // Types with the names of SwiftUI's and MapKit's, and an app's view of PetMapKit beside them.
    .target(name: "AppleNames", path: "Tests/AppleNames", swiftSettings: strict),
    .testTarget(
      name: "FrontEndTests", dependencies: ["PetMapKit", "AppleNames"], swiftSettings: strict),
    tests("PetMapGeo", []),
    tests("PetMapText", []),
    tests("PetMapDrawing", ["PetMapText"]),
    tests("PetMapCallout", ["PetMapText", "PetMapDrawing"]),
    tests("PetMapJSON", []),
    tests("PetMapPhotos", ["PetMapAnnouncements"]),
    tests("PetMapAnnouncements", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAPI"]),
    tests("PetMapAPI", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements"]),
    tests("PetMapBasemap", []),
    tests("PetMapCities", ["PetMapGeo"]),
    tests(
      "PetMapPicture", ["PetMapGeo", "PetMapText", "PetMapDrawing", "PetMapKit", "PetMapBasemap"]),
    tests(
      "PetMapKit",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements", "PetMapAPI",
      ]),
    tests("PetMapProj", ["PetMapGeo"]),
    tests("PetMapHarfBuzz", ["PetMapText", "PetMapDrawing", "PetMapCallout"]),
    tests("PetMapCairo", ["PetMapDrawing", "PetMapCallout", "PetMapHarfBuzz", "CCairo"]),
    tests(
      "PetMapStore",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapAPI",
        "PetMapSystem", "PetMapSQLite", "StoreExerciser",
      ]),
    tests("PetMapSQLite", ["PetMapSystem"]),
    // Killed by the store's tests while it writes.
    .executableTarget(
      name: "StoreExerciser",
      dependencies: [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapStore",
        "PetMapSystem", "PetMapService", "PetMapHTTPServer",
      ],
      path: "Tests/StoreExerciser", swiftSettings: strict),
    tests("PetMapArgon2", ["PetMapAnnouncements"]),
    tests(
      "PetMapFiles", ["PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapKit", "PetMapSQLite"]),
    tests("PetMapSystem", []),
    tests(
      "PetMapClient",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit",
        "PetMapText", "PetMapDrawing", "PetMapCallout",
      ]),
    tests("PetMapApple", ["PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapClient"]),
    tests(
      "PetMapCurl",
      [
        "PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapService", "PetMapHTTPServer",
        "PetMapClient", "ServiceTestSupport",
      ]),
    tests(
      "PetMapService",
      [
        "PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements", "PetMapAPI", "PetMapKit",
        "PetMapSystem", "ServiceTestSupport",
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
        "PetMapGeo", "PetMapJSON", "PetMapDrawing", "PetMapPhotos", "PetMapAnnouncements",
        "PetMapAPI", "PetMapKit", "PetMapSQLite", "PetMapStore", "PetMapFiles", "PetMapProj",
        "PetMapService", "PetMapHTTPServer", "ServiceTestSupport",
      ]),
  ],
  cxxLanguageStandard: .cxx20
)
