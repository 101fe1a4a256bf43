import { expect, test } from 'vitest'
import { isBlurhash } from './index.ts'

test.each([
  ['4 by 3 colours', 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', true],
  ['one colour', '00OZZy', true],
  ['cut short', 'LEHV6nWB2yk8pyo0adR*.7kCMdn', false],
  ['too long', 'LEHV6nWB2yk8pyo0adR*.7kCMdnjj', false],
  ['a sign that is none of its digits', 'LEHV6nWB2yk8pyo0adR*.7kCMd"j', false],
  ['words', 'no hash', false],
  ['nothing', '', false],
])('%s: a blurhash or not', { tags: ['BY-16'] }, (_what, text, isOne) => {
  expect(isBlurhash(text)).toBe(isOne)
})
