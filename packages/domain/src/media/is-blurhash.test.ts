import { expect, test } from 'vitest'
import { isBlurhash } from './index.ts'

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
