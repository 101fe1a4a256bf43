import { expect, test } from 'vitest'
import { sortListsByTitle } from './lists.ts'

const sortTitles = (titles: readonly string[], locale = 'en') =>
  sortListsByTitle(
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
  'sorts lists by title, ignoring case and punctuation: %j',
  { tags: ['LST-01'] },
  (titles, expected) => {
    expect(sortTitles(titles)).toEqual(expected)
  },
)

test("sorts by the user's language", { tags: ['LST-01'] }, () => {
  expect(sortTitles(['Ärger', 'Zoo'], 'de')).toEqual(['Ärger', 'Zoo'])
  expect(sortTitles(['Ärger', 'Zoo'], 'sv')).toEqual(['Zoo', 'Ärger'])
})

test('keeps the order of equal titles and does not mutate the input', { tags: ['LST-01'] }, () => {
  const lists = [
    { id: '2', title: 'b' },
    { id: '1', title: 'a' },
    { id: '3', title: 'a' },
  ]

  expect(sortListsByTitle(lists, 'en').map(({ id }) => id)).toEqual(['1', '3', '2'])
  expect(lists.map(({ id }) => id)).toEqual(['2', '1', '3'])
})
