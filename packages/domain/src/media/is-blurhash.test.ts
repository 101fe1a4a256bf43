import { expect, test } from 'vitest'
import { getAverageColour, isBlurhash } from './index.ts'

test.each([
  ['4 by 3 colours', 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', true],
  ['one colour', '00OZZy', true],
  ['a truncated blurhash', 'LEHV6nWB2yk8pyo0adR*.7kCMdn', false],
  ['a blurhash that is too long', 'LEHV6nWB2yk8pyo0adR*.7kCMdnjj', false],
  ['a character outside of base 83', 'LEHV6nWB2yk8pyo0adR*.7kCMd"j', false],
  ['words', 'no hash', false],
  ['an empty text', '', false],
])('validates %s', { tags: ['BY-16'] }, (_what, text, isOne) => {
  expect(isBlurhash(text)).toBe(isOne)
})

test.each([
  ['LEHV6nWB2yk8pyo0adR*.7kCMdnj', '#979695'],
  ['L00000fQfQfQfQfQfQfQfQfQfQfQ', '#000000'],
])('returns the average colour of %s', (hash, colour) => {
  expect(getAverageColour(hash)).toBe(colour)
})

test.each(['', 'L', 'not a hash', 'L~~~~~fQfQfQfQfQfQfQfQfQfQfQ'])(
  'returns no colour for a damaged hash: %s',
  (hash) => {
    expect(getAverageColour(hash)).toBeNull()
  },
)
