import { expect, test } from 'vitest'
import { withoutQuoteLine } from './search-index.ts'

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
])('of %j is left %j', { tags: ['ENT-07'] }, (html, left) => {
  expect(withoutQuoteLine(html)).toBe(left)
})

const MEGABYTE = 1_000_000
const repeated = (text: string) => text.repeat(MEGABYTE / text.length)

test.each([
  ['a name without end', `<p class="${repeated('quote-inline ')}`],
  ['names without a tag’s end', `<p ${repeated('class="quote-inline" ')}`],
  ['classes in a tag', `<p ${repeated('class="x" ')}>words</p>`],
  ['ends that are none', `<p class="quote-inline">${repeated('</p ')}`],
  ['white space', `${repeated(' ')}<p class="quote-inline"`],
])('a megabyte is read in no time: %s', (_title, html) => {
  const start = performance.now()

  withoutQuoteLine(html)

  expect(performance.now() - start).toBeLessThan(500)
})
