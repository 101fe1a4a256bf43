import type { compilePattern } from '../patterns/index.ts'

interface WarningSettings {
  readonly auto_unfold: boolean
  /** A regular expression for the warnings that stay folded. */
  readonly filter: string | null
}

/** What makes an expression of a text; null until it is there: it loads where somebody has an expression. */
export type CompileFilter = () => typeof compilePattern | null

/**
 * Makes the rule that says whether a content warning starts open. A filter that cannot be used leaves all
 * closed, and one that takes too long over a warning leaves that one closed: the warning is a stranger's text.
 *
 * @returns the rule; neither ever throws
 * @see ST-20
 */
export function warningRule(
  { auto_unfold, filter }: WarningSettings,
  getCompiler: CompileFilter,
): (spoilerText: string) => boolean {
  if (!auto_unfold) return () => false
  if (filter === null || filter.trim() === '') return () => true
  const compile = getCompiler()
  if (compile === null) return () => false
  const pattern = compile(filter)
  if (pattern === null) return () => true
  if (typeof pattern === 'string') return () => false
  return (spoilerText) => pattern.matches(spoilerText) === false
}
