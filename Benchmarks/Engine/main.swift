// Measures what happens inside one process, as ratios of two ways to the same answer: rows of Markdown's table. Build it
// optimized: `swift run -c release engine-benchmarks`.

MapBenchmark.run()
OverrideBenchmark.run()
