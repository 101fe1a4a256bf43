import type { Texts } from './texts.ts'

/**
 * Turns the page the way its language is read before the first paint: that of the last visit, or on the first one
 * what the browser says. Never throws.
 */
export function faceLanguage(
  root: { dir: string },
  storage: () => Pick<Texts, 'getItem'>,
  browserLanguage: string,
): void {
  let spoken: string | null = null
  try {
    spoken = storage().getItem('colonnade/spoken')
  } catch {
    // Storage is blocked: the browser says it.
  }
  if (/^ar\b/.test(spoken ?? browserLanguage)) root.dir = 'rtl'
}
