import { expect, test } from 'vitest'
import { createPlainEmbed } from './embed.ts'

test.each([
  [
    'https://a.example/@ada/5?a=1&b="2"',
    '<blockquote cite="https://a.example/@ada/5?a=1&amp;b=&quot;2&quot;">' +
      '<a href="https://a.example/@ada/5?a=1&amp;b=&quot;2&quot;">' +
      'https://a.example/@ada/5?a=1&amp;b=&quot;2&quot;</a></blockquote>',
  ],
  ['javascript:alert(1)', '<blockquote>javascript:alert(1)</blockquote>'],
  ['<b>', '<blockquote>&lt;b&gt;</blockquote>'],
])('escapes %s', { tags: ['MOD-14'] }, (url, html) => {
  expect(createPlainEmbed(url)).toBe(html)
})
