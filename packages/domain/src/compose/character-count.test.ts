import { expect, test } from 'vitest'
import { type Draft, createEmptyDraft, getRemainingCharacters, toPostedText } from './index.ts'

const draft = (text: string, patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  text,
  ...patch,
})
const count = (text: string, patch: Partial<Draft> = {}) =>
  500 - getRemainingCharacters(draft(text, patch))

test('subtracts the content warning and the text from the limit', { tags: ['CMP-10'] }, () => {
  expect(getRemainingCharacters(draft('hello', { spoiler: true, spoilerText: 'ab' }))).toBe(493)
})

test('uses the limit of the instance, or 500 without one', { tags: ['SES-09', 'CMP-09'] }, () => {
  expect(getRemainingCharacters(draft('hello'))).toBe(495)
  expect(getRemainingCharacters(draft('hello'), { max_toot_chars: 1024 })).toBe(1019)
  expect(getRemainingCharacters(draft('x'.repeat(501)))).toBe(-1)
  expect(getRemainingCharacters(draft('x'.repeat(500)))).toBe(0)
})

test.each([
  ['👩‍👩‍👧', 1],
  ['👩‍👩‍👧👁️é', 3],
  ['e\u0301', 1],
])('counts %s in graphemes: %i', { tags: ['CMP-10'] }, (text, expected) => {
  expect(count(text)).toBe(expected)
})

test.each([
  ['https://example.com', 23],
  [`a https://e.co/${'x'.repeat(100)}`, 25],
  ['http://a', 8],
  ['(https://en.wikipedia.org/wiki/A_(b))', 25],
  ['https://a.b https://c.d', 47],
  ['https://m.example/@bob@far.example', 23],
])('counts 23 for each URL in %s', { tags: ['CMP-11'] }, (text, expected) => {
  expect(count(text)).toBe(expected)
})

test('uses the URL length of the instance instead of 23', { tags: ['CMP-11'] }, () => {
  const limits = { max_toot_chars: 500, characters_reserved_per_url: 30 }

  expect(getRemainingCharacters(draft('a https://example.com'), limits)).toBe(500 - 32)
})

test.each([
  ['@bob@mastodon.example hi', '@bob hi'],
  ['@bob@mastodon.example @carol@far.example', '@bob @carol'],
  ['x@a@b.c', 'x@a@b.c'],
  ['@BOB@Host.Example!', '@BOB!'],
])('counts %s like %s', { tags: ['CMP-12'] }, (text, counted) => {
  expect(count(text)).toBe(counted.length)
})

test.each([
  ['hello', 5 + 1],
  ['', 1],
  ['see https://a.b', 27 + 2],
  ['see https://a.b.', 28 + 1],
  ['hi @bob@far.example', 7 + 2],
  ['see #cats', 9 + 2],
  ['done 👁️', 6],
])(
  'counts the posted text of the local-only draft "%s": %i',
  { tags: ['CMP-13', 'CMP-14'] },
  (text, expected) => {
    const localOnly = draft(text, { localOnly: true })

    expect(getRemainingCharacters(localOnly)).toBe(500 - expected)
    expect(count(toPostedText(localOnly))).toBe(expected)
  },
)

test(
  'ignores a content warning whose field is hidden, because it is not sent',
  { tags: ['CMP-16'] },
  () => {
    const hidden = draft('hello', { spoiler: false, spoilerText: 'ab' })

    expect(getRemainingCharacters(hidden)).toBe(495)
    const shown = { max_toot_chars: 500, always_show_spoilers_field: true }
    expect(getRemainingCharacters(hidden, shown)).toBe(493)
  },
)

test(
  'counts a very long line of URLs and mentions in linear time',
  { tags: ['CMP-11', 'CMP-12'] },
  () => {
    const times = 20_000

    expect(count('http://a.example '.repeat(times))).toBe(24 * times)
    expect(count('@bob@far.example '.repeat(times))).toBe('@bob '.length * times)
  },
)
