// swift-tools-version:6.0
import Foundation
import PackageDescription

/// The folder of the toolchain in use that holds SwiftSyntax's modules and libraries, which every
/// toolchain ships beside its compiler; nil where a toolchain comes without them.
let swiftSyntaxFolder: String? = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardizedFileURL.path
    if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return host }
  }
  return nil
}()

/// SwiftPM refuses unsafe flags in a dependency, so they stay with the targets that only our own
/// programs use; `HitTesting` and its neighbours remain usable from any package.
let swiftSyntaxSearchPath: [SwiftSetting] = swiftSyntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let swiftSyntaxLibraries: [LinkerSetting] =
  swiftSyntaxFolder.map {
    [
      .unsafeFlags([
        "-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-lSwiftParserDiagnostics",
        "-lSwiftDiagnostics",
        "-Xlinker", "-rpath", "-Xlinker", $0,
      ])
    ]
  } ?? []

/// Our commands carry Swift's library inside them: they start faster, and need no toolchain to run. The debug build
/// does without, because a test bundle, which contains the commands, cannot be static.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "hitviz",
  products: [
    .library(name: "HitTesting", targets: ["HitTesting"]),
    .library(name: "HitvizKit", targets: ["HitTesting", "TraceText", "SceneFiles", "Diagrams"]),
    .executable(name: "hitviz", targets: ["hitviz"]),
    .executable(name: "hitviz-rasterizer", targets: ["hitviz-rasterizer"]),
    .executable(name: "hitviz-swift-reader", targets: ["hitviz-swift-reader"]),
  ],
  targets: [
    // The engine and its words: the Swift standard library only, so that they run in a web page too.
    // Rounding may be a call of the C library's `libm`, which nothing else would link on Linux.
    .target(name: "HitTesting", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "TraceText", dependencies: ["HitTesting"]),
    .target(name: "OverrideCode", dependencies: ["HitTesting", "TraceText"]),
    .target(name: "ObjectiveCReader", dependencies: ["OverrideCode"]),
    .target(name: "SceneFiles", dependencies: ["HitTesting", "TraceText", "OverrideCode"]),

    // Hierarchies of other tools.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "Importers", dependencies: ["HitTesting", "SceneFiles", "CExpat", "CZlib"]),

    // Reads Swift overrides for `hitviz`, in a program of its own: SwiftSyntax's libraries cannot be linked statically.
    .target(
      name: "SwiftReader", dependencies: ["OverrideCode"], swiftSettings: swiftSyntaxSearchPath,
      linkerSettings: swiftSyntaxLibraries),
    .executableTarget(
      name: "hitviz-swift-reader", dependencies: ["SwiftReader", "Platform"], swiftSettings: swiftSyntaxSearchPath),

    .target(
      name: "OverrideSources", dependencies: ["OverrideCode", "ObjectiveCReader", "SceneFiles", "Platform"]),

    // Pictures.
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "Graphviz", dependencies: ["CGraphviz"]),
    .target(name: "Diagrams", dependencies: ["HitTesting", "TraceText", "Graphviz"]),
    // librsvg's own pkg-config file says -pthread, which SwiftPM prohibits; cairo's leads to the same folders.
    .systemLibrary(name: "CRsvg", pkgConfig: "cairo-pdf", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .executableTarget(name: "hitviz-rasterizer", dependencies: ["CRsvg"], linkerSettings: selfContained),

    // What no other tool answers.
    .target(name: "Review", dependencies: ["HitTesting", "TraceText", "SceneFiles", "Diagrams"]),

    // Pages with the engine inside.
    .target(
      name: "HitTestingWasm",
      dependencies: ["HitTesting", "TraceText", "OverrideCode", "ObjectiveCReader", "SceneFiles"],
      exclude: ["Runtime"]),
    .plugin(name: "PageParts", capability: .buildTool()),
    .target(name: "CMustache"),
    .target(
      name: "Stages",
      dependencies: [
        "HitTesting", "TraceText", "OverrideCode", "SceneFiles", "Diagrams", "Graphviz", "Platform", "CMustache",
      ],
      exclude: ["Embedding"], plugins: ["PageParts"]),
    .systemLibrary(name: "CCmarkGFM", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
    .target(
      name: "Lessons",
      dependencies: [
        "HitTesting", "TraceText", "OverrideCode", "ObjectiveCReader", "SceneFiles", "Diagrams", "Stages", "Platform",
        "CCmarkGFM",
      ]),
    .target(
      name: "ReviewPages",
      dependencies: ["HitTesting", "TraceText", "OverrideCode", "SceneFiles", "Diagrams", "Review", "Stages"]),

    // The command.
    .target(name: "Platform"),
    .target(
      name: "HitvizCommands",
      dependencies: [
        "HitTesting", "TraceText", "SceneFiles", "OverrideCode", "OverrideSources", "Importers", "Graphviz", "Diagrams",
        "Review", "Stages", "Lessons", "ReviewPages", "Platform",
      ]),
    .executableTarget(name: "hitviz", dependencies: ["HitvizCommands"], linkerSettings: selfContained),

    .executableTarget(
      name: "engine-benchmarks", dependencies: ["HitTesting", "Review", "OverrideCode", "ObjectiveCReader"],
      path: "Benchmarks/Engine"),

    .testTarget(name: "HitTestingTests", dependencies: ["HitTesting"]),
    .testTarget(name: "TraceTextTests", dependencies: ["TraceText"]),
    .testTarget(
      name: "OverrideCodeTests", dependencies: ["OverrideCode", "ObjectiveCReader", "SwiftReader"],
      swiftSettings: swiftSyntaxSearchPath),
    .testTarget(name: "ObjectiveCReaderTests", dependencies: ["ObjectiveCReader"]),
    .testTarget(name: "SwiftReaderTests", dependencies: ["SwiftReader"], swiftSettings: swiftSyntaxSearchPath),
    .testTarget(
      name: "RealOverridesTests", dependencies: ["SceneFiles", "ObjectiveCReader", "SwiftReader", "Review"],
      exclude: ["Overrides"], swiftSettings: swiftSyntaxSearchPath),
    .testTarget(name: "OverrideSourcesTests", dependencies: ["OverrideSources", "hitviz-swift-reader"]),
    .testTarget(name: "SceneFilesTests", dependencies: ["SceneFiles"], exclude: ["BadScenes"]),
    .testTarget(name: "ImportersTests", dependencies: ["Importers"], exclude: ["Fixtures"]),
    .testTarget(name: "HitTestingWasmTests", dependencies: ["HitTestingWasm", "ObjectiveCReader", "OverrideCode"]),
    .testTarget(name: "StagesTests", dependencies: ["Stages"]),
    .testTarget(name: "LessonsTests", dependencies: ["Lessons"]),
    .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"]),
    .testTarget(name: "DiagramsTests", dependencies: ["Diagrams"]),
    .testTarget(name: "RasterizerTests", dependencies: ["hitviz-rasterizer"]),
    .testTarget(name: "ReviewTests", dependencies: ["Review", "SceneFiles", "ObjectiveCReader", "OverrideCode"]),
    .testTarget(name: "CommandTests", dependencies: ["HitvizCommands", "hitviz", "hitviz-rasterizer"]),
  ],
  swiftLanguageModes: [.v6], cxxLanguageStandard: .cxx17
)
