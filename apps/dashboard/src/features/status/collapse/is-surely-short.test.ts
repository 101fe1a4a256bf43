import { expect, test } from 'vitest'
import { bench, createSampleImage, createSampleStatus } from '../../../gallery/sample-data.ts'
import { isSurelyShort } from './collapse-rules.ts'

const short = '<p>Low tide at noon.</p>'

test.each([
  ['a line of text', { content: short }, true],
  ['a few paragraphs', { content: short.repeat(3) }, true],
  ['many empty lines', { content: `<p>${'<br>'.repeat(9)}</p>` }, false],
  ['a long text', { content: `<p>${'word '.repeat(40)}</p>` }, false],
  ['a short text with a lot of markup', { content: '<span></span>'.repeat(100) }, false],
  [
    'an image',
    { content: short, media_attachments: [createSampleImage('1', ['red', 'red', 'red'])] },
    false,
  ],
  ['a poll', { content: short, poll: bench }, false],
])('returns $2 for $0', (_title, status, expected) => {
  expect(isSurelyShort(createSampleStatus('1', status))).toBe(expected)
})
