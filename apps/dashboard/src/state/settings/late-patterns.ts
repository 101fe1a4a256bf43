import { lazyModule, preload } from '../../lib/lazy-module.ts'

/** Few columns have an expression, so it loads on demand. */
const patterns = lazyModule(async () => (await import('@colonnade/domain/patterns')).compilePattern)

/** What compiles a column's expression; null until it is there. */
export function getPatternCompiler() {
  const compile = patterns.peek()
  if (compile === null) void loadPatternCompiler()
  return compile
}

/** Never rejects: where it does not come, the next column that needs it asks again. */
export const loadPatternCompiler = () => preload(patterns)

/** Calls back once expressions can be compiled. @returns stops that */
export const watchPatternCompiler = patterns.watch
