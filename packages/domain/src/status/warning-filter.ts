import { compileRegex, type RegexError } from '../regex/index.ts'

/** Returns why a text cannot be the warning filter; null if it can, or if it is empty. Never throws. */
export function findWarningFilterError(text: string): RegexError | null {
  const pattern = compileRegex(text)
  return typeof pattern === 'string' ? pattern : null
}
