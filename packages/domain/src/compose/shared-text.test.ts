import { expect, test } from 'vitest'
import { joinSharedData } from './index.ts'

const nothing = { title: '', text: '', url: '' }

test.each([
  ['keeps a text without title and URL', { text: 'Hello\n\nthere' }, 'Hello\n\nthere'],
  [
    'title, text and URL on separate lines',
    { title: 'Slow trains', text: 'Read this', url: 'https://a.example/b' },
    'Slow trains\nRead this\nhttps://a.example/b',
  ],
  [
    'leaves out a URL that the text contains',
    { text: 'See https://a.example/b', url: 'https://a.example/b' },
    'See https://a.example/b',
  ],
  [
    'leaves out a title that the text contains',
    { title: 'Slow trains', text: 'Slow trains: a film' },
    'Slow trains: a film',
  ],
  [
    'leaves out a title that is the URL',
    { title: 'https://a.example/b', url: 'https://a.example/b' },
    'https://a.example/b',
  ],
  ['trims surrounding space', { title: ' A ', text: '\n B ' }, 'A\nB'],
  ['empty for no data', {}, ''],
])('joins shared data: %s', { tags: ['STA-04'] }, (_what, words, expected) => {
  expect(joinSharedData({ ...nothing, ...words })).toBe(expected)
})
