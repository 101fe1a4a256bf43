import { writeFile } from 'node:fs/promises'
import { inRoot } from '../runner/paths.mjs'
import { generateGlyphModule } from './glyph-module.mjs'
import { createIconFont } from './icon-font.mjs'

/** The font file of the program. */
export const FONT_PATH = inRoot('apps', 'dashboard', 'src', 'ui', 'icon', 'icons.woff2')
export const GLYPHS_PATH = inRoot('apps', 'dashboard', 'src', 'ui', 'icon', 'icon-glyphs.ts')

/** Generates the font and its table after the paths of an icon have changed. */
export async function writeIcons() {
  await writeFile(FONT_PATH, await createIconFont())
  await writeFile(GLYPHS_PATH, generateGlyphModule())
}
