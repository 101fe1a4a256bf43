import { accentShades, DEFAULT_ACCENT, type Shades } from '@colonnade/domain/appearance'

const PARTS = [
  ['accent', 'accent'],
  ['accent-strong', 'strong'],
  ['accent-ink', 'ink'],
  ['accent-wash', 'wash'],
] as const satisfies readonly (readonly [string, keyof Shades])[]

/** The sheets know the default accent; another one replaces theirs in every scheme. */
export function tintPage(accent: string): void {
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
