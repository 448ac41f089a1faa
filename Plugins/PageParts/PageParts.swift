import Foundation
import PackagePlugin

/// Gives the target that uses it what its pages consist of, as Swift source: the engine (the module `HitTestingWasm` with all
/// that it imports, compiled to WebAssembly) and the templates.
@main
struct PageParts: BuildToolPlugin {
  private static let engine = "HitTestingWasm"

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [try engineCommand(context), try templatesCommand(context, target)]
  }

  private func engineCommand(_ context: PluginContext) throws -> Command {
    let engine = try context.package.targets(named: [Self.engine])[0]
    // The dependencies come in an order in which each stands after its own.
    let modules = (engine.recursiveTargetDependencies + [engine]).compactMap { $0 as? SwiftSourceModuleTarget }
    let sources = context.package.directoryURL.appending(path: "Sources")
    let runtime = sources.appending(path: "\(Self.engine)/Runtime")
    let swiftc = try context.tool(named: "swiftc").url.resolvingSymlinksInPath()
    let output = context.pluginWorkDirectoryURL.appending(path: "EngineForPages.swift")
    return command(
      "Building the engine for WebAssembly", runtime.appending(path: "build"),
      [swiftc.deletingLastPathComponent().appending(path: "swiftc").path, sources.path, output.path]
        + modules.map(\.name),
      inputs: modules.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) } + files(in: runtime), output, context)
  }

  private func templatesCommand(_ context: PluginContext, _ target: Target) throws -> Command {
    let templates = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTemplates.swift")
    return command(
      "Embedding the templates",
      context.package.directoryURL.appending(path: "Sources/\(target.name)/Embedding/embed"),
      [templates.path, output.path],
      inputs: files(in: templates), output, context)
  }

  /// A shell script that runs in the plugin's folder.
  private func command(
    _ name: String, _ script: URL, _ arguments: [String], inputs: [URL], _ output: URL, _ context: PluginContext
  ) -> Command {
    .buildCommand(
      displayName: name, executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", "cd \"$1\" && shift && exec /bin/sh \"$@\"", "sh", context.pluginWorkDirectoryURL.path]
        + [script.path] + arguments,
      inputFiles: inputs + [script], outputFiles: [output])
  }

  private func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}
