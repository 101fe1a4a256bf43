import { compilePattern, type PatternTrouble } from '../patterns/index.ts'

/** Why a text cannot be the filter for warnings; null where it can, as an empty one. Never throws. */
export function warningFilterTrouble(text: string): PatternTrouble | null {
  const pattern = compilePattern(text)
  return typeof pattern === 'string' ? pattern : null
}
