import { FILLED_CODES, ICON_CODES } from './icon-font.mjs'

/** The table of the font's characters, as the program reads it. */
export function glyphModule() {
  return `/** The character of each icon in the font; made by \`npm run icons\` from scripts/icons/icon-paths.mjs. */
export const ICON_GLYPHS = ${table(ICON_CODES)} as const

/** Of those that can be filled too. */
export const FILLED_GLYPHS: Partial<Record<IconName, string>> = ${table(FILLED_CODES)}

export type IconName = keyof typeof ICON_GLYPHS

/** Whether the set has an icon of this name. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_GLYPHS, name)
`
}

function table(codes) {
  const rows = Object.entries(codes).map(
    ([name, code]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '\\u${code.toString(16)}',`,
  )
  return `{\n${rows.join('\n')}\n}`
}
