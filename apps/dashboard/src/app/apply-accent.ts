import { getAccentShades, DEFAULT_ACCENT, type Shades } from '@colonnade/domain/theme'

const ACCENT_PROPERTIES = [
  ['accent', 'accent'],
  ['accent-strong', 'strong'],
  ['accent-ink', 'ink'],
  ['accent-wash', 'wash'],
] as const satisfies readonly (readonly [string, keyof Shades])[]

/** Applies an accent. The default one is in the style sheets; another one overrides it in both colour schemes. */
export function applyAccentColours(accent: string): void {
  const { style } = document.documentElement
  const shades = accent === DEFAULT_ACCENT ? null : getAccentShades(accent)
  const put = (name: string, light: string | undefined, dark: string | undefined) => {
    if (light === undefined || dark === undefined) style.removeProperty(name)
    else style.setProperty(name, `light-dark(${light}, ${dark})`)
  }
  for (const [name, part] of ACCENT_PROPERTIES) {
    put(`--own-${name}`, shades?.normal.light[part], shades?.normal.dark[part])
    put(`--own-more-${name}`, shades?.more.light[part], shades?.more.dark[part])
  }
  put('--own-notice-accent', shades?.normal.dark.accent, shades?.normal.light.accent)
}
