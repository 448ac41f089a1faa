import HitvizCommands
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

ProcessEnvironment.ignoreBrokenPipes()
exit(HitvizCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
