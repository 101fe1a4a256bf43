import { expect, test } from 'vitest'
import { isRtl } from './index.ts'

test.each([
  ['אבגd', true],
  ['abcdefgא', false],
  ['abcdefgאבג', false],
  ['abcdefאבג', true],
])('%s is read from right to left: %s, from more than 30 percent on [RTL-01]', (text, expected) => {
  expect(isRtl(text)).toBe(expected)
})

test.each([
  '@someone_with_a_long_name שלום',
  '@someone@far-away.example שלום',
  '#alonghashtag שלום',
  'שלום    \n      ',
])('mentions, hashtags and white space do not count in "%s" [RTL-01]', (text) => {
  expect(isRtl(text)).toBe(true)
})

test.each(['', '   ', '@שלום #שלום', '@ada #cats'])(
  'a text with nothing else, "%s", is not read from right to left [RTL-02]',
  (text) => {
    expect(isRtl(text)).toBe(false)
  },
)

test.each([
  '\u0590',
  '\u05D0',
  '\u0627',
  '\u083F',
  '\u08A0',
  '\u08FF',
  '\uFB1D',
  '\uFDFF',
  '\uFE70',
  '\uFEFC',
])('the character %j is one of right-to-left scripts [RTL-03]', (character) => {
  expect(isRtl(character)).toBe(true)
})

test.each(['\u058F', '\u0840', '\u0900', '漢', '🙂', 'я'])(
  'the character %j is not [RTL-03]',
  (character) => {
    expect(isRtl(character)).toBe(false)
  },
)
