import { expect, test } from 'vitest'
import { findHashtags, findMentions } from './index.ts'

const names = (text: string) =>
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
])('%s speaks to %j', { tags: ['CMP-12'] }, (text, expected) => {
  expect(names(text)).toEqual(expected)
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
])('%s speaks to nobody', { tags: ['CMP-12'] }, (text) => {
  expect(names(text)).toEqual([])
})

const tags = (text: string) => findHashtags(text).map(({ tag }) => tag)

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
  '%s has the hashtags %j, in the writer’s letter case',
  { tags: ['CMP-56'] },
  (text, expected) => {
    expect(tags(text)).toEqual(expected)
  },
)
