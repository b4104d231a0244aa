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
  "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapReports",
  "PetMapText",
  "PetMapDrawing", "PetMapCallout",
  "PetMapKit", "PetMapBasemap", "PetMapCities", "PetMapPicture",
  "PetMapProj", "PetMapHarfBuzz", "PetMapCairo", "PetMapSQLite", "PetMapGDAL", "PetMapFiles",
  "PetMapSystem", "PetMapArgon2", "PetMapService", "PetMapHTTPServer",
  "PetMapClient", "PetMapCurl", "PetMapApple",
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
    pets("PetMapPhotos"),
    pets("PetMapAnnouncements", ["PetMapGeo", "PetMapJSON", "PetMapPhotos"]),
    pets("PetMapAPI", ["PetMapGeo", "PetMapJSON", "PetMapPhotos", "PetMapAnnouncements"]),
    // The former name of the three above, for apps that still import it.
    pets("PetMapReports", ["PetMapPhotos", "PetMapAnnouncements", "PetMapAPI"]),
    engine("PetMapText"),
    engine("PetMapDrawing", ["PetMapText"]),
    engine("PetMapCallout", ["PetMapJSON", "PetMapText", "PetMapDrawing"]),
    pets(
      "PetMapKit",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapText",
        "PetMapDrawing", "PetMapCallout",
      ]),
    pets("PetMapBasemap"),
    pets("PetMapCities", ["PetMapGeo"]),
    pets(
      "PetMapPicture",
      [
        "PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapText",
        "PetMapDrawing",
        "PetMapKit", "PetMapBasemap",
        "PetMapCities",
      ]),

    app(
      "PetMapClient",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos",
        "PetMapCities", "PetMapSystem",
      ]),
    // Writes the phrases as a String Catalog: swift run ExportStrings > PetMap.xcstrings
    .executableTarget(
      name: "ExportStrings", dependencies: ["PetMapClient"], path: "Sources/Apps/ExportStrings",
      swiftSettings: strict),
    app(
      "PetMapService",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit",
        "PetMapSystem",
      ]),

    io("PetMapProj", ["PetMapGeo", "PetMapSystem", "CProj"]),
    io("PetMapHarfBuzz", ["PetMapText", "PetMapSystem", "CHarfBuzz", "CUnicodeBreaks"]),
    io("PetMapCairo", ["PetMapText", "PetMapDrawing", "CCairo", "CTurboJPEG", "CWebP"]),
    io(
      "PetMapSQLite",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit",
        "PetMapSystem", "CSQLite",
      ]),
    io("PetMapArgon2", ["PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "CArgon2"]),
    io(
      "PetMapFiles",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos",
        "PetMapSQLite", "PetMapSystem",
        "PetMapGDAL", "CSimdJSON",
        "CUchardet", "CZlib",
      ]),
    io("PetMapGDAL", ["CGDAL"]),
    io("PetMapSystem", ["CAllocator", "CSockets"]),
    io("PetMapCurl", ["PetMapClient", "CCurl"]),
    // SwiftUI, Core Text and Core Location; elsewhere only what of it is pure.
    io("PetMapApple", ["PetMapText", "PetMapDrawing", "PetMapClient"]),
    io(
      "PetMapHTTPServer",
      [
        "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapService", "PetMapSystem",
      ]),

    app(
      "PetMapCommands",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapText",
        "PetMapDrawing", "PetMapCallout",
        "PetMapKit", "PetMapClient", "PetMapCurl", "PetMapPicture", "PetMapProj",
        "PetMapHarfBuzz", "PetMapCairo", "PetMapSQLite", "PetMapFiles", "PetMapSystem",
        "PetMapArgon2", "PetMapService", "PetMapHTTPServer",
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
    tests("PetMapPhotos", []),
    tests("PetMapAnnouncements", ["PetMapGeo", "PetMapJSON", "PetMapAPI", "PetMapPhotos"]),
    tests("PetMapAPI", ["PetMapGeo", "PetMapJSON", "PetMapAnnouncements"]),
    tests("PetMapBasemap", []),
    tests("PetMapCities", ["PetMapGeo"]),
    tests("PetMapPicture", ["PetMapGeo", "PetMapDrawing", "PetMapKit", "PetMapBasemap"]),
    tests(
      "PetMapKit",
      [
        "PetMapGeo", "PetMapJSON", "PetMapText", "PetMapDrawing", "PetMapCallout",
        "PetMapAnnouncements",
        "PetMapAPI", "PetMapPhotos",
      ]),
    tests("PetMapProj", ["PetMapGeo"]),
    tests("PetMapHarfBuzz", ["PetMapText", "PetMapDrawing", "PetMapCallout"]),
    tests("PetMapCairo", ["PetMapText", "PetMapDrawing", "PetMapHarfBuzz", "CCairo"]),
    tests(
      "PetMapSQLite",
      [
        "PetMapKit", "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos",
        "PetMapSystem", "StoreExerciser",
      ]),
    // Killed by the store's tests while it writes.
    .executableTarget(
      name: "StoreExerciser",
      dependencies: [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapSQLite",
        "PetMapSystem",
        "PetMapService",
        "PetMapHTTPServer",
      ],
      path: "Tests/StoreExerciser", swiftSettings: strict),
    tests("PetMapArgon2", ["PetMapAnnouncements", "PetMapAPI", "PetMapPhotos"]),
    tests("PetMapFiles", ["PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos"]),
    tests("PetMapSystem", []),
    tests(
      "PetMapClient",
      ["PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit"]),
    tests("PetMapApple", ["PetMapText", "PetMapDrawing", "PetMapCallout", "PetMapClient"]),
    tests(
      "PetMapCurl",
      [
        "PetMapClient", "PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos",
        "PetMapService",
        "PetMapHTTPServer",
        "ServiceTestSupport",
      ]),
    tests(
      "PetMapService",
      [
        "PetMapGeo", "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit",
        "ServiceTestSupport",
      ]),
    tests(
      "PetMapHTTPServer",
      [
        "PetMapJSON", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapService",
        "PetMapSystem",
        "ServiceTestSupport",
      ]),
    tests(
      "PetMapCommands",
      [
        "PetMapGeo", "PetMapAnnouncements", "PetMapAPI", "PetMapPhotos", "PetMapKit", "PetMapFiles",
        "PetMapSQLite", "PetMapProj",
        "PetMapHTTPServer", "PetMapService", "ServiceTestSupport",
      ]),
  ],
  cxxLanguageStandard: .cxx20
)
