import { expect, test } from 'vitest'
import { removeQuoteLine } from './status-search-text.ts'

test.each([
  ['<p class="quote-inline">RE: <a href="#">it</a></p><p>Yes</p>', '<p>Yes</p>'],
  [' <P id="1" class="h-x Quote-Inline" lang="en">RE</P ><p>Yes</p>', '<p>Yes</p>'],
  ['<p class="quote-inline">RE: never ended', ''],
  ['<p class="quote-inline-not">Words</p>', '<p class="quote-inline-not">Words</p>'],
  ['<p>quote-inline</p>', '<p>quote-inline</p>'],
  ['<p>First</p><p class="quote-inline">RE</p>', '<p>First</p><p class="quote-inline">RE</p>'],
  ['<pre class="quote-inline">x</pre>', '<pre class="quote-inline">x</pre>'],
  ['<p class="quote-inline"', '<p class="quote-inline"'],
  ['', ''],
])('reduces %j to %j', { tags: ['ENT-07'] }, (html, left) => {
  expect(removeQuoteLine(html)).toBe(left)
})

const MEGABYTE = 1_000_000
const repeatToMegabyte = (text: string) => text.repeat(MEGABYTE / text.length)

test.each([
  ['an unterminated class name', `<p class="${repeatToMegabyte('quote-inline ')}`],
  ['class attributes in an unterminated tag', `<p ${repeatToMegabyte('class="quote-inline" ')}`],
  ['many class attributes', `<p ${repeatToMegabyte('class="x" ')}>words</p>`],
  ['unterminated end tags', `<p class="quote-inline">${repeatToMegabyte('</p ')}`],
  ['white space', `${repeatToMegabyte(' ')}<p class="quote-inline"`],
])('reads a megabyte in linear time: %s', (_title, html) => {
  const start = performance.now()

  removeQuoteLine(html)

  expect(performance.now() - start).toBeLessThan(500)
})
