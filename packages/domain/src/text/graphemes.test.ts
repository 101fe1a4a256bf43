import { expect, test } from 'vitest'
import { countGraphemes, escapeHtml } from './index.ts'

test.each([
  ['hello', 5],
  ['', 0],
  ['👩‍👩‍👧', 1],
  ['🇩🇪🇫🇷', 2],
  ['e\u0301', 1],
  ['👁️', 1],
  ['a\r\nb', 3],
])('a person sees %s as %i characters [CMP-10]', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test('text is made safe for HTML [ENT-08]', () => {
  expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
})
