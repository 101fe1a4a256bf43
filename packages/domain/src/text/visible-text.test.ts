import { describe, expect, test } from 'vitest'
import { hasVisibleText } from './visible-text.ts'

const EVERY_CODE_POINT = Array.from({ length: 0x11_0000 }, (_each, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
)

describe('hasVisibleText', () => {
  test.each([
    ['an empty text', ''],
    ['spaces', ' \t\n\u00a0\u3000\u2003\u1680'],
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200c\u200d\u2060\ufeff'],
    ['direction overrides', '\u202e\u2066\u200f\u061c'],
    ['a soft hyphen', '\u00ad'],
    ['a combining grapheme joiner', '\u034f'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['Khmer inherent vowels', '\u17b4\u17b5'],
    ['Mongolian selectors', '\u180b\u180e'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['an empty Braille pattern', '\u2800'],
    ['an empty note head', '\u{1d159}'],
    ['an object replacement', '\ufffc'],
    ['control characters', '\u0000\u0007\u0085\u009f'],
    ['combining marks without a letter', '\u0301\u20e3\u0e49'],
    ['marks on a space', ' \u0301'],
    ['a mixture', ' \u200b\u2800\u0301\ufe0f '],
  ])('returns false for %s', { tags: ['ST-01'] }, (_title, text) => {
    expect(hasVisibleText(text)).toBe(false)
  })

  test.each([
    ['a letter', 'a'],
    ['a letter between invisible ones', '\u200ba\u200b'],
    ['a letter with marks', 'z\u0301\u0301'],
    ['an emoji', '🦀'],
    ['an emoji of several parts', '👩‍👩‍👧'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a flag', '🇳🇱'],
    ['punctuation', '.'],
    ['a Braille pattern', '\u2801'],
    ['a character of private use', '\uf8ff'],
    ['an unassigned character', '\u{1fbff}'],
    ['an Arabic number sign', '\u0600'],
    ['a shortcode', ':blob:'],
  ])('returns true for %s', { tags: ['ST-01'] }, (_title, text) => {
    expect(hasVisibleText(text)).toBe(true)
  })

  test(
    'returns false for every default-ignorable and every white space character of Unicode',
    { tags: ['ST-01'] },
    () => {
      const unseen = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
      const seen = EVERY_CODE_POINT.map((code) => String.fromCodePoint(code)).filter(
        (character) => unseen.test(character) && hasVisibleText(character),
      )

      expect(seen).toEqual([])
    },
  )
})
