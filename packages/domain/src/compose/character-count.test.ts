import { expect, test } from 'vitest'
import { type Draft, emptyDraft, remainingCharacters, toPostedText } from './index.ts'

const draft = (text: string, patch: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ idempotencyKey: 'k' }),
  text,
  ...patch,
})
const cost = (text: string, patch: Partial<Draft> = {}) =>
  500 - remainingCharacters(draft(text, patch))

test('what is left is the limit without warning and text', { tags: ['CMP-10'] }, () => {
  expect(remainingCharacters(draft('hello', { spoiler: true, spoilerText: 'ab' }))).toBe(493)
})

test('the instance’s limit counts, 500 without one', { tags: ['SES-09', 'CMP-09'] }, () => {
  expect(remainingCharacters(draft('hello'))).toBe(495)
  expect(remainingCharacters(draft('hello'), { max_toot_chars: 1024 })).toBe(1019)
  expect(remainingCharacters(draft('x'.repeat(501)))).toBe(-1)
  expect(remainingCharacters(draft('x'.repeat(500)))).toBe(0)
})

test.each([
  ['👩‍👩‍👧', 1],
  ['👩‍👩‍👧👁️é', 3],
  ['e\u0301', 1],
])('%s counts what a person sees: %i', { tags: ['CMP-10'] }, (text, expected) => {
  expect(cost(text)).toBe(expected)
})

test.each([
  ['https://example.com', 23],
  [`a https://e.co/${'x'.repeat(100)}`, 25],
  ['http://a', 8],
  ['(https://en.wikipedia.org/wiki/A_(b))', 25],
  ['https://a.b https://c.d', 47],
  ['https://m.example/@bob@far.example', 23],
])('in %s each address counts 23', { tags: ['CMP-11'] }, (text, expected) => {
  expect(cost(text)).toBe(expected)
})

test(
  'the number that the instance reserves for an address stands instead of 23',
  { tags: ['CMP-11'] },
  () => {
    const limits = { max_toot_chars: 500, characters_reserved_per_url: 30 }

    expect(remainingCharacters(draft('a https://example.com'), limits)).toBe(500 - 32)
  },
)

test.each([
  ['@bob@mastodon.example hi', '@bob hi'],
  ['@bob@mastodon.example @carol@far.example', '@bob @carol'],
  ['x@a@b.c', 'x@a@b.c'],
  ['@BOB@Host.Example!', '@BOB!'],
])('%s counts as much as %s', { tags: ['CMP-12'] }, (text, counted) => {
  expect(cost(text)).toBe(counted.length)
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
  'counts of a local-only draft "%s" what is sent: %i',
  { tags: ['CMP-13', 'CMP-14'] },
  (text, expected) => {
    const localOnly = draft(text, { localOnly: true })

    expect(remainingCharacters(localOnly)).toBe(500 - expected)
    expect(cost(toPostedText(localOnly))).toBe(expected)
  },
)

test(
  'a warning whose field is hidden does not count, as it is not sent',
  { tags: ['CMP-16'] },
  () => {
    const hidden = draft('hello', { spoiler: false, spoilerText: 'ab' })

    expect(remainingCharacters(hidden)).toBe(495)
    const shown = { max_toot_chars: 500, always_show_spoilers_field: true }
    expect(remainingCharacters(hidden, shown)).toBe(493)
  },
)

test(
  'a line of addresses and people without end is counted in one walk',
  { tags: ['CMP-11', 'CMP-12'] },
  () => {
    const times = 20_000

    expect(cost('http://a.example '.repeat(times))).toBe(24 * times)
    expect(cost('@bob@far.example '.repeat(times))).toBe('@bob '.length * times)
  },
)
