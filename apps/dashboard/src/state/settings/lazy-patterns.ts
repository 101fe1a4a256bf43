import { lazyModule, preload } from '../../lib/lazy-module.ts'

/** Few columns have a regular expression, so the compiler loads on demand. */
const patterns = lazyModule(async () => (await import('@colonnade/domain/regex')).compileRegex)

/** Returns the compiler of regular expressions; null until it is loaded. */
export function getPatternCompiler() {
  const compile = patterns.peek()
  if (compile === null) void loadPatternCompiler()
  return compile
}

/** Loads the compiler. Never rejects: after a failure the next column that needs it tries again. */
export const loadPatternCompiler = () => preload(patterns)

/** Calls back when the compiler is loaded. @returns unsubscribes */
export const watchPatternCompiler = patterns.watch
