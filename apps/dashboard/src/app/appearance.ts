import { DEFAULT_ACCENT } from '@colonnade/domain/appearance'
import type { LocalSettings } from '@colonnade/domain/settings'
import { currentSessionAtom } from '../state/sessions.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import type { Store } from '../state/store.ts'

/**
 * Puts the chosen looks on the page, now and whenever they change. `begin/wear-looks.ts` does the same once
 * before the first paint, as far as that shows them.
 *
 * @returns ends it
 */
export function applyAppearance(store: Store): () => void {
  const apply = () => {
    const session = store.get(currentSessionAtom)
    wear(store.get(localSettingsAtom), session?.meta.reduce_motion === true)
  }
  apply()
  const stops = [store.sub(localSettingsAtom, apply), store.sub(currentSessionAtom, apply)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** @param isStill the account asks for less motion (SES-04) */
function wear(settings: LocalSettings, isStill: boolean): void {
  const { dataset } = document.documentElement
  const motion = isStill ? 'reduce' : settings.motion
  setOrClear(dataset, 'theme', settings.theme, 'auto')
  setOrClear(dataset, 'contrast', settings.contrast, 'auto')
  setOrClear(dataset, 'density', settings.density, 'cosy')
  setOrClear(dataset, 'textSize', settings.text_size, 'normal')
  setOrClear(dataset, 'motion', motion, 'auto')
  tint(settings.accent)
  colourFrame()
}

function setOrClear(dataset: DOMStringMap, name: string, value: string, usual: string): void {
  if (value === usual) delete dataset[name]
  else dataset[name] = value
}

/** Few choose another accent than that of the sheets: what works out its shades loads for them. */
function tint(accent: string): void {
  const isOwn = accent !== DEFAULT_ACCENT
  if (!isOwn && !isTinted) return
  isTinted ||= isOwn
  wanted = accent
  import('./tint.ts').then(
    ({ tintPage }) => {
      if (wanted === accent) tintPage(accent)
    },
    // The accent of the sheets stays until the next change or start.
    () => undefined,
  )
}

let isTinted = false
let wanted = DEFAULT_ACCENT as string

/** The browser's own frame takes the page's colour. */
function colourFrame(): void {
  const { backgroundColor } = getComputedStyle(document.body)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor
  }
}
