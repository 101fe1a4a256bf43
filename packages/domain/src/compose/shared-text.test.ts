import { expect, test } from 'vitest'
import { sharedText } from './index.ts'

const nothing = { title: '', text: '', url: '' }

test.each([
  ['words alone stay as they are', { text: 'Hello\n\nthere' }, 'Hello\n\nthere'],
  [
    'title, words and address follow each other',
    { title: 'Slow trains', text: 'Read this', url: 'https://a.example/b' },
    'Slow trains\nRead this\nhttps://a.example/b',
  ],
  [
    'an address that stands in the words is not said twice',
    { text: 'See https://a.example/b', url: 'https://a.example/b' },
    'See https://a.example/b',
  ],
  ['nor is a title', { title: 'Slow trains', text: 'Slow trains: a film' }, 'Slow trains: a film'],
  [
    'nor an address that is its own title',
    { title: 'https://a.example/b', url: 'https://a.example/b' },
    'https://a.example/b',
  ],
  ['space around it goes', { title: ' A ', text: '\n B ' }, 'A\nB'],
  ['nothing is nothing', {}, ''],
])('what is shared becomes one text: %s', { tags: ['STA-04'] }, (_what, words, expected) => {
  expect(sharedText({ ...nothing, ...words })).toBe(expected)
})
