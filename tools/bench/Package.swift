// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
]

/// A C++ worker that includes the code shared by all peers.
func peer(
  _ name: String, _ libraries: [LinkerSetting] = [], _ dependencies: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies,
    cxxSettings: [.headerSearchPath("../PeerSupport"), .define("NDEBUG")],
    linkerSettings: libraries + [.linkedLibrary("m")])
}

/// The benchmark depends on petmap's products, like any other package. The name is explicit because
/// the directory of a clone may have another name.
let package = Package(
  name: "petmap-bench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "petmap", path: "../..")],
  targets: [
    .executableTarget(
      name: "PetMapBench",
      dependencies: [
        .product(name: "PetMapGeo", package: "petmap"),
        .product(name: "PetMapProj", package: "petmap"),
        .product(name: "PetMapAnnouncements", package: "petmap"),
        .product(name: "PetMapAPI", package: "petmap"),
        .product(name: "PetMapFiles", package: "petmap"),
        .product(name: "PetMapText", package: "petmap"),
        .product(name: "PetMapDrawing", package: "petmap"),
        .product(name: "PetMapCallout", package: "petmap"),
        .product(name: "PetMapHarfBuzz", package: "petmap"),
        .product(name: "PetMapKit", package: "petmap"),
        .product(name: "PetMapAlerts", package: "petmap"),
        .product(name: "PetMapSystem", package: "petmap"),
        .product(name: "PetMapJSON", package: "petmap"),
        .product(name: "PetMapSQLite", package: "petmap"),
        .product(name: "PetMapStore", package: "petmap"),
      ],
      swiftSettings: strict),
    peer("BoostPeer"),
    peer("SQLitePeer", [.linkedLibrary("sqlite3")]),
    peer("ProcessUsage"),
    // If Pango is not installed, the peer still builds, and reports that Pango is missing.
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    peer("PangoPeer", [], ["CPango"]),
  ],
  cxxLanguageStandard: .cxx20
)
