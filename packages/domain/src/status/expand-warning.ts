import type { compileRegex } from '../regex/index.ts'

interface WarningSettings {
  readonly auto_unfold: boolean
  /** A regular expression for content warnings that stay collapsed. */
  readonly filter: string | null
}

/** Returns the regex compiler; null until it is loaded. It is loaded only if the user has set an expression. */
export type GetRegexCompiler = () => typeof compileRegex | null

/**
 * Creates the rule that decides whether a content warning is initially expanded. An invalid filter keeps all
 * collapsed. A filter that exceeds its step limit on a warning keeps that one collapsed, because other accounts write
 * the warning.
 *
 * @returns the rule; neither function throws
 * @see ST-20
 */
export function createWarningRule(
  { auto_unfold, filter }: WarningSettings,
  getCompiler: GetRegexCompiler,
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
