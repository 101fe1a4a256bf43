import { expect, test } from 'vitest'
import { isLong } from './StatusContent.tsx'

test.each([
  ['a usual post', `<p>${'word '.repeat(100)}</p>`, false],
  ['a post with many words', `<p>${'word '.repeat(400)}</p>`, true],
  ['a few lines', '<br>'.repeat(40), false],
  ['many empty lines', '<br />'.repeat(41), true],
  ['many lines of code', `<pre>${'\n'.repeat(50)}</pre>`, true],
  ['many characters as wide as a line', '﷽'.repeat(151), true],
  ['a line of emoji', '🦀'.repeat(20), false],
])('%s is long: %s', (_title, html, expected) => {
  expect(isLong(html)).toBe(expected)
})
