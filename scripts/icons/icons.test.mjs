import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { glyphModule } from './glyph-module.mjs'
import { iconFont } from './icon-font.mjs'
import { FONT_PATH, GLYPHS_PATH } from './write-icons.mjs'

test('the font is what the strokes make of it', async () => {
  const made = await iconFont()

  expect(Buffer.from(made).equals(await readFile(FONT_PATH))).toBe(true)
})

test('the table names the characters of the font', async () => {
  expect(await readFile(GLYPHS_PATH, 'utf8')).toBe(glyphModule())
})
