import { compilePattern, type PatternTrouble } from '../patterns/index.ts'

interface WarningSettings {
  readonly auto_unfold: boolean
  /** A regular expression for the warnings that stay folded. */
  readonly filter: string | null
}

/**
 * Makes the rule that says whether a content warning starts open. A filter that cannot be used leaves all
 * closed, and one that takes too long over a warning leaves that one closed: the warning is a stranger's text.
 *
 * @returns the rule; neither ever throws
 * @see ST-20
 */
export function warningRule({
  auto_unfold,
  filter,
}: WarningSettings): (spoilerText: string) => boolean {
  if (!auto_unfold) return () => false
  const pattern = compilePattern(filter ?? '')
  if (pattern === null) return () => true
  if (typeof pattern === 'string') return () => false
  return (spoilerText) => pattern.matches(spoilerText) === false
}

/** Why a text cannot be the filter for warnings; null where it can, as an empty one. Never throws. */
export function warningFilterTrouble(text: string): PatternTrouble | null {
  const pattern = compilePattern(text)
  return typeof pattern === 'string' ? pattern : null
}
