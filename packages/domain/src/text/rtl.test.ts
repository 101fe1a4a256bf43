import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRtl, isTypedTextRtl } from './index.ts'

test.each([
  ['אבגd', true],
  ['abcdefgא', false],
  ['abcdefgאבג', false],
  ['abcdefאבג', true],
])(
  'classifies %s as right-to-left: %s, above 30 percent',
  { tags: ['RTL-01'] },
  (text, expected) => {
    expect(isRtl(text)).toBe(expected)
  },
)

test.each([
  '@someone_with_a_long_name שלום',
  '@someone@far-away.example שלום',
  '(@someone_with_a_name) שלום',
  '＠someone_with_a_long_name שלום',
  '＃alonghashtag שלום',
  '#alonghashtag שלום',
  'שלום    \n      ',
])('ignores mentions, hashtags and white space in "%s"', { tags: ['RTL-01'] }, (text) => {
  expect(isRtl(text)).toBe(true)
})

test.each(['', '   ', '@שלום #שלום', '@ada #cats'])(
  'returns false for "%s", which has no other text',
  { tags: ['RTL-02'] },
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
])('counts the character %j as right-to-left', { tags: ['RTL-03'] }, (character) => {
  expect(isRtl(character)).toBe(true)
})

test.each(['\u058F', '\u0840', '\u0900', '漢', '🙂', 'я'])(
  'does not count the character %j as right-to-left',
  { tags: ['RTL-03'] },
  (character) => {
    expect(isRtl(character)).toBe(false)
  },
)

test('returns the same result with a mention in any position', { tags: ['RTL-01'] }, () => {
  const word = fc.oneof(
    fc.constantFrom('שלום', 'مرحبا', 'hello', '7', '漢字', '!', 'אb'),
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[@#＠＃\s]/gu, '')),
  )
  const name = fc.stringMatching(/^[a-z0-9_]{1,12}$/)
  const host = fc.oneof(
    fc.constant(''),
    fc.constantFrom('@far.example', '@bücher.example', '@אב.example'),
  )
  fc.assert(
    fc.property(fc.array(word), fc.nat(), name, host, (words, place, username, domain) => {
      const spoken = words.toSpliced(place % (words.length + 1), 0, `@${username}${domain}`)
      expect(isRtl(spoken.join(' '))).toBe(isRtl(words.join(' ')))
    }),
  )
})

test.each([
  ['הבוקר הזה @ada@far.example ', true],
  ['a short word, שלום ', false],
])('classifies a long text of "%s" as its part: %s', { tags: ['RTL-01'] }, (part, expected) => {
  expect(isRtl(part)).toBe(expected)
  expect(isTypedTextRtl(part)).toBe(expected)
  expect(isTypedTextRtl(part.repeat(1_000))).toBe(expected)
})
