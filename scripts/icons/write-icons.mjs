import { writeFile } from 'node:fs/promises'
import { inRoot } from '../runner/paths.mjs'
import { glyphModule } from './glyph-module.mjs'
import { iconFont } from './icon-font.mjs'

/** Where the program has its icons from. */
export const FONT_PATH = inRoot('apps', 'dashboard', 'src', 'ui', 'icon', 'icons.woff2')
export const GLYPHS_PATH = inRoot('apps', 'dashboard', 'src', 'ui', 'icon', 'icon-glyphs.ts')

/** Makes the font and its table anew, after the strokes of an icon have changed. */
export async function writeIcons() {
  await writeFile(FONT_PATH, await iconFont())
  await writeFile(GLYPHS_PATH, glyphModule())
}
