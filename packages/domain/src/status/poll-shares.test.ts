import { expect, test } from 'vitest'
import { pollShares } from './poll-results.ts'

const options = [
  { title: 'a', votes_count: 6 },
  { title: 'b', votes_count: 2 },
]

test.each([
  [
    'shares are of the votes',
    { options, votes_count: 8, voters_count: 8, multiple: false },
    [0.75, 0.25],
  ],
  [
    'with several answers they are of the people',
    { options, votes_count: 8, voters_count: 6, multiple: true },
    [1, 1 / 3],
  ],
  [
    'nobody has voted',
    { options: [{ title: 'a', votes_count: 0 }], votes_count: 0, voters_count: 0, multiple: false },
    [0],
  ],
  [
    'a hidden count has no share',
    {
      options: [{ title: 'a', votes_count: null }],
      votes_count: 3,
      voters_count: 3,
      multiple: false,
    },
    [null],
  ],
])('%s', { tags: ['BY-05'] }, (_title, poll, expected) => {
  expect(pollShares(poll)).toEqual(expected)
})
