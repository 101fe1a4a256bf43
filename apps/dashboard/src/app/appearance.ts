import type { LocalSettings } from '@colonnade/domain/settings'
import { localeDirection } from '@colonnade/domain/text'
import { currentSessionAtom } from '../state/sessions/sessions.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import type { Store } from '../state/store.ts'

/**
 * Puts the chosen looks and the locale's direction on the page, now and whenever they change. `public/theme.js` does the same
 * once before the first paint.
 *
 * @returns ends it
 */
export function applyAppearance(store: Store): () => void {
  const apply = () => wear(store.get(localSettingsAtom))
  const turn = () => run(store.get(currentSessionAtom)?.meta.locale ?? null)
  apply()
  turn()
  const stops = [store.sub(localSettingsAtom, apply), store.sub(currentSessionAtom, turn)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** In a locale that is written from right to left the whole page runs that way (RTL-04). */
function run(locale: string | null): void {
  document.documentElement.dir = locale === null ? '' : localeDirection(locale)
}

function wear({ theme, contrast, density }: LocalSettings): void {
  const { dataset } = document.documentElement
  setOrClear(dataset, 'theme', theme === 'auto' ? null : theme)
  setOrClear(dataset, 'contrast', contrast === 'auto' ? null : contrast)
  setOrClear(dataset, 'density', density)
  colourFrame()
}

function setOrClear(dataset: DOMStringMap, name: string, value: string | null): void {
  if (value === null) delete dataset[name]
  else dataset[name] = value
}

/** The browser's own frame takes the page's colour. */
function colourFrame(): void {
  const { backgroundColor } = getComputedStyle(document.body)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor
  }
}
