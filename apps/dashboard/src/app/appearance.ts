import type { LocalSettings } from '@colonnade/domain/settings'
import { DEFAULT_ACCENT } from '@colonnade/domain/theme'
import { currentSessionAtom } from '../state/sessions.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import type { Store } from '../state/store.ts'

/**
 * Applies the theme to the page, now and on every change. `boot/apply-theme.ts` applies it once before the first
 * paint, as far as the first paint shows it.
 *
 * @returns stops it
 */
export function applyAppearance(store: Store): () => void {
  const apply = () => {
    const session = store.get(currentSessionAtom)
    applySettings(store.get(localSettingsAtom), session?.meta.reduce_motion === true)
  }
  apply()
  const stops = [store.sub(localSettingsAtom, apply), store.sub(currentSessionAtom, apply)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** @param isStill whether the account requests reduced motion (SES-04) */
function applySettings(settings: LocalSettings, isStill: boolean): void {
  const { dataset } = document.documentElement
  const motion = isStill ? 'reduce' : settings.motion
  setAttribute(dataset, 'theme', settings.theme, 'auto')
  setAttribute(dataset, 'contrast', settings.contrast, 'auto')
  setAttribute(dataset, 'density', settings.density, 'cosy')
  setAttribute(dataset, 'textSize', settings.text_size, 'normal')
  setAttribute(dataset, 'motion', motion, 'auto')
  applyAccent(settings.accent)
  applyThemeColour()
}

function setAttribute(dataset: DOMStringMap, name: string, value: string, usual: string): void {
  if (value === usual) delete dataset[name]
  else dataset[name] = value
}

/** Applies an accent. The code that computes its shades is loaded on demand, because few users change the accent. */
function applyAccent(accent: string): void {
  const isOwn = accent !== DEFAULT_ACCENT
  if (!isOwn && !hasCustomAccent) return
  hasCustomAccent ||= isOwn
  currentAccent = accent
  import('./apply-accent.ts').then(
    ({ applyAccentColours }) => {
      if (currentAccent === accent) applyAccentColours(accent)
    },
    // The default accent stays until the next change or start.
    () => undefined,
  )
}

let hasCustomAccent = false
let currentAccent = DEFAULT_ACCENT as string

/** Sets the colour of the browser's own frame to the page's background. */
function applyThemeColour(): void {
  const { backgroundColor } = getComputedStyle(document.body)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor
  }
}
