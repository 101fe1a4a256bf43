import type { Texts } from './texts.ts'

const WORDS = {
  theme: ['dark', 'light'],
  contrast: ['more'],
  density: ['compact', 'roomy'],
  text_size: ['small', 'large', 'larger', 'largest'],
  motion: ['reduce'],
} as const

/** A setting's name as the page's data attributes spell it. */
const NAMES: Partial<Record<keyof typeof WORDS, string>> = { text_size: 'textSize' }

/**
 * Puts the chosen looks on the page before its first paint; the program keeps them up to date
 * (`app/appearance.ts`). Never throws: where storage is blocked or damaged, the system's looks are right.
 *
 * @see BY-18
 */
export function wearLooks(dataset: DOMStringMap, storage: () => Texts): void {
  try {
    const settings: unknown = JSON.parse(storage().getItem('colonnade/local-settings') ?? '{}')
    const chosen = new Map<string, unknown>(Object.entries(settings ?? {}))
    for (const [key, words] of Object.entries(WORDS) as Looks) {
      const word = words.find((one) => one === chosen.get(key))
      if (word !== undefined) dataset[NAMES[key] ?? key] = word
    }
  } catch {
    // As the comment above says.
  }
}

type Looks = [key: keyof typeof WORDS, words: readonly string[]][]

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
