import { accentShades, DEFAULT_ACCENT, type Shades } from '@colonnade/domain/appearance'
import type { LocalSettings } from '@colonnade/domain/settings'
import { currentSessionAtom } from '../state/sessions/sessions.ts'
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

const PARTS = [
  ['accent', 'accent'],
  ['accent-strong', 'strong'],
  ['accent-ink', 'ink'],
  ['accent-wash', 'wash'],
] as const satisfies readonly (readonly [string, keyof Shades])[]

/** The sheets know the default accent; another one replaces theirs in every scheme. */
function tint(accent: string): void {
  const { style } = document.documentElement
  const shades = accent === DEFAULT_ACCENT ? null : accentShades(accent)
  const put = (name: string, light: string | undefined, dark: string | undefined) => {
    if (light === undefined || dark === undefined) style.removeProperty(name)
    else style.setProperty(name, `light-dark(${light}, ${dark})`)
  }
  for (const [name, part] of PARTS) {
    put(`--own-${name}`, shades?.normal.light[part], shades?.normal.dark[part])
    put(`--own-more-${name}`, shades?.more.light[part], shades?.more.dark[part])
  }
  put('--own-notice-accent', shades?.normal.dark.accent, shades?.normal.light.accent)
}

/** The browser's own frame takes the page's colour. */
function colourFrame(): void {
  const { backgroundColor } = getComputedStyle(document.body)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor
  }
}
