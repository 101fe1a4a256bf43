import { expect, test } from 'vitest'
import { findHashtags, findMentions } from './index.ts'

const getNames = (text: string) =>
  findMentions(text).map(({ username, domain }) =>
    domain === null ? username : `${username}@${domain}`,
  )

test.each([
  ['@bob@mastodon.example hi', ['bob@mastodon.example']],
  ['hi @bob, and @Carol_2@Host.Example.', ['bob', 'Carol_2@Host.Example']],
  ['(@bob)', ['bob']],
  ['@bob@bücher.example', ['bob@bücher.example']],
  ['@a @b', ['a', 'b']],
  ['@bob@h hi', ['bob@h']],
  ['@bob@a-b.c-', ['bob@a-b.c']],
  ['@bob@-a', ['bob']],
  ['@bob@1.2', ['bob@1.2']],
  ['#@bob', ['bob']],
])('finds in %s the mentions %j', { tags: ['CMP-12'] }, (text, expected) => {
  expect(getNames(text)).toEqual(expected)
})

test.each([
  'x@a@b.c',
  'mail me: ada@example.org',
  'https://host.example/@bob',
  '_@bob',
  'é@bob',
  '1@bob',
  '@é',
  '@',
  '@@',
])('finds no mention in %s', { tags: ['CMP-12'] }, (text) => {
  expect(getNames(text)).toEqual([])
})

const getTags = (text: string) => findHashtags(text).map(({ tag }) => tag)

test.each([
  ['#Cats and #dogs', ['Cats', 'dogs']],
  ['＃カフェ', ['カフェ']],
  ['(#a_1)', ['a_1']],
  ['#2026review', ['2026review']],
  ['#2026_ #_1 #été', ['2026_', '_1', 'été']],
  ['#a#b #c-d', ['a', 'c']],
  ['é#b 1#b _#b /#b &#b )#b', []],
  ['a#b https://x.y/#z #1 #', []],
])(
  "finds in %s the hashtags %j, in the author's letter case",
  { tags: ['CMP-56'] },
  (text, expected) => {
    expect(getTags(text)).toEqual(expected)
  },
)
