import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateGlyphModule } from './glyph-module.mjs'
import { createIconFont } from './icon-font.mjs'
import { FONT_PATH, GLYPHS_PATH } from './write-icons.mjs'

test('keeps the font in sync with the paths', async () => {
  const made = await createIconFont()

  expect(Buffer.from(made).equals(await readFile(FONT_PATH))).toBe(true)
})

test('keeps the table in sync with the characters of the font', async () => {
  expect(await readFile(GLYPHS_PATH, 'utf8')).toBe(generateGlyphModule())
})
