import { expect, test } from 'vitest'
import { LOCAL_ORIGIN, renderContent } from './render-content.ts'

const people = new Map([
  [
    'ada@harbour.example',
    { id: '1', username: 'ada', acct: 'ada@harbour.example', url: 'https://harbour.example/@ada' },
  ],
])
const render = (text: string) => renderContent(text, (acct) => people.get(acct) ?? null)

test.each([
  ['one line', '<p>one line</p>'],
  ['two\nlines', '<p>two<br />lines</p>'],
  ['two\r\n\r\nparagraphs\n\n\nthree', '<p>two</p><p>paragraphs</p><p>three</p>'],
  ['', ''],
  ['<script>alert("&\')</script>', '<p>&lt;script&gt;alert(&quot;&amp;&#39;)&lt;/script&gt;</p>'],
  ['write to me@harbour.example', '<p>write to me@harbour.example</p>'],
  ['#1 and C# are no tags', '<p>#1 and C# are no tags</p>'],
])('renders %j as %s', (text, html) => {
  expect(render(text).html).toBe(html)
})

test('renders a known mention as an h-card with the short name', () => {
  const { html, mentions } = render('@ada@harbour.example, @ada@harbour.example and @nobody')

  expect(html).toContain(
    '<span class="h-card" translate="no"><a href="https://harbour.example/@ada" class="u-url mention">@<span>ada</span></a></span>,',
  )
  expect(html).toContain('and @nobody')
  expect(mentions.map(({ acct }) => acct)).toEqual(['ada@harbour.example'])
})

test('returns tags in lower case and shows them as typed, in any script', () => {
  const { html, tags } = render('#Tea #été #灯台 #tea')

  expect(tags).toEqual(['tea', 'été', '灯台'])
  expect(html).toContain(
    `<a href="${LOCAL_ORIGIN}/tags/${encodeURIComponent('灯台')}" class="mention hashtag" rel="tag">#<span>灯台</span></a>`,
  )
  expect(html).toContain('#<span>Tea</span>')
})

test('shows thirty characters of a long link, and does not link tags and mentions inside it', () => {
  const { html, tags, mentions } = render(
    'https://www.example.org/@ada@harbour.example/a#tea-and-more',
  )

  expect(html).toBe(
    '<p><a href="https://www.example.org/@ada@harbour.example/a#tea-and-more" target="_blank" rel="nofollow noopener noreferrer" translate="no">' +
      '<span class="invisible">https://www.</span><span class="ellipsis">example.org/@ada@harbour.examp</span><span class="invisible">le/a#tea-and-more</span></a></p>',
  )
  expect([...tags, ...mentions]).toEqual([])
})
