import { expect, test } from 'vitest'
import { bench, picture, post } from '../../../gallery/gallery-data.ts'
import { isPlainlyShort } from './collapse-facts.ts'

const short = '<p>Low tide at noon.</p>'

test.each([
  ['a line of text', { content: short }, true],
  ['a few paragraphs', { content: short.repeat(3) }, true],
  ['many empty lines', { content: `<p>${'<br>'.repeat(9)}</p>` }, false],
  ['a long text', { content: `<p>${'word '.repeat(40)}</p>` }, false],
  ['a short text in very much markup', { content: '<span></span>'.repeat(100) }, false],
  [
    'a picture',
    { content: short, media_attachments: [picture('1', ['red', 'red', 'red'])] },
    false,
  ],
  ['a poll', { content: short, poll: bench }, false],
])('%s, %j: needs no measuring: %s', (_title, status, expected) => {
  expect(isPlainlyShort(post('1', status))).toBe(expected)
})
