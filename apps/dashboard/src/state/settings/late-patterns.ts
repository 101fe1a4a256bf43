import type { compilePattern } from '@colonnade/domain/patterns'

type CompilePattern = typeof compilePattern

let compile: CompilePattern | null = null
let loading: Promise<void> | null = null
const waiting = new Set<() => void>()

/** What compiles a column's expression; null until it is there. Few columns have one, so it loads on demand. */
export function getPatternCompiler(): CompilePattern | null {
  if (compile === null) void loadPatternCompiler()
  return compile
}

/** Never rejects: where it does not come, the next column that needs it asks again. */
export function loadPatternCompiler(): Promise<void> {
  loading ??= import('@colonnade/domain/patterns').then(
    (patterns) => {
      compile = patterns.compilePattern
      for (const tell of waiting) tell()
    },
    () => {
      loading = null
    },
  )
  return loading
}

/** Calls back once expressions can be compiled. @returns stops that */
export function watchPatternCompiler(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}
