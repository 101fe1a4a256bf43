import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRtl, isTypedTextRtl } from './index.ts'

test.each([
  ['אבגd', true],
  ['abcdefgא', false],
  ['abcdefgאבג', false],
  ['abcdefאבג', true],
])(
  '%s is read from right to left: %s, from more than 30 percent on',
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
])('mentions, hashtags and white space do not count in "%s"', { tags: ['RTL-01'] }, (text) => {
  expect(isRtl(text)).toBe(true)
})

test.each(['', '   ', '@שלום #שלום', '@ada #cats'])(
  'a text with nothing else, "%s", is not read from right to left',
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
])('the character %j is one of right-to-left scripts', { tags: ['RTL-03'] }, (character) => {
  expect(isRtl(character)).toBe(true)
})

test.each(['\u058F', '\u0840', '\u0900', '漢', '🙂', 'я'])(
  'the character %j is not',
  { tags: ['RTL-03'] },
  (character) => {
    expect(isRtl(character)).toBe(false)
  },
)

test('a mention never changes the verdict, wherever it stands', { tags: ['RTL-01'] }, () => {
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
])('judges a long text as its part "%s": %s', { tags: ['RTL-01'] }, (part, expected) => {
  expect(isRtl(part)).toBe(expected)
  expect(isTypedTextRtl(part)).toBe(expected)
  expect(isTypedTextRtl(part.repeat(1_000))).toBe(expected)
})
