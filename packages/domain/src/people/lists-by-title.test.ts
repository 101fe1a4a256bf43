import { expect, test } from 'vitest'
import { listsByTitle } from './lists.ts'

const sorted = (titles: readonly string[], locale = 'en') =>
  listsByTitle(
    titles.map((title) => ({ title })),
    locale,
  ).map(({ title }) => title)

test.each([
  [
    ['Tea', 'ada', 'Éclairs', 'zoo', 'Dogs'],
    ['ada', 'Dogs', 'Éclairs', 'Tea', 'zoo'],
  ],
  [
    ['Deck 10', 'Deck 9', ' Deck 1'],
    [' Deck 1', 'Deck 9', 'Deck 10'],
  ],
  [[], []],
])(
  'lists stand by title, whatever its case and its signs: %j',
  { tags: ['LST-01'] },
  (titles, expected) => {
    expect(sorted(titles)).toEqual(expected)
  },
)

test('the reader’s language sorts', { tags: ['LST-01'] }, () => {
  expect(sorted(['Ärger', 'Zoo'], 'de')).toEqual(['Ärger', 'Zoo'])
  expect(sorted(['Ärger', 'Zoo'], 'sv')).toEqual(['Zoo', 'Ärger'])
})

test(
  'of one title the one that came first stays first, and the given order is left alone',
  { tags: ['LST-01'] },
  () => {
    const lists = [
      { id: '2', title: 'b' },
      { id: '1', title: 'a' },
      { id: '3', title: 'a' },
    ]

    expect(listsByTitle(lists, 'en').map(({ id }) => id)).toEqual(['1', '3', '2'])
    expect(lists.map(({ id }) => id)).toEqual(['2', '1', '3'])
  },
)
