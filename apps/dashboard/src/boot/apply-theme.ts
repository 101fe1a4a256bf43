import type { StorageReader } from './storage-reader.ts'

const VALUES = {
  theme: ['dark', 'light'],
  contrast: ['more'],
  density: ['compact', 'roomy'],
  text_size: ['small', 'large', 'larger', 'largest'],
  motion: ['reduce'],
} as const

/** The name of a setting as the page's data attributes spell it. */
const ATTRIBUTE_NAMES: Partial<Record<keyof typeof VALUES, string>> = { text_size: 'textSize' }

/**
 * Applies the chosen theme before the first paint. The app keeps it up to date (`app/appearance.ts`). Never throws.
 * The system's theme applies when storage is blocked or damaged.
 *
 * @see BY-18
 */
export function applyTheme(dataset: DOMStringMap, storage: () => StorageReader): void {
  try {
    const settings: unknown = JSON.parse(storage().getItem('colonnade/local-settings') ?? '{}')
    const chosen = new Map<string, unknown>(Object.entries(settings ?? {}))
    for (const [key, words] of Object.entries(VALUES) as SettingValues) {
      const word = words.find((one) => one === chosen.get(key))
      if (word !== undefined) dataset[ATTRIBUTE_NAMES[key] ?? key] = word
    }
  } catch {
    // The system's theme applies.
  }
}

type SettingValues = [key: keyof typeof VALUES, words: readonly string[]][]

/**
 * Sets the text direction of the page before the first paint, from the language of the last visit or, on the first
 * visit, from the browser's language. Never throws.
 */
export function applyLanguage(
  root: { dir: string },
  storage: () => Pick<StorageReader, 'getItem'>,
  browserLanguage: string,
): void {
  let lastLocale: string | null = null
  try {
    lastLocale = storage().getItem('colonnade/spoken')
  } catch {
    // Storage is blocked. The browser's language decides.
  }
  if (/^ar\b/.test(lastLocale ?? browserLanguage)) root.dir = 'rtl'
}
