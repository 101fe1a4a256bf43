import { expect, test } from 'vitest'
import { getPollShares } from './poll-results.ts'

const options = [
  { title: 'a', votes_count: 6 },
  { title: 'b', votes_count: 2 },
]

test.each([
  [
    'returns shares of the votes',
    { options, votes_count: 8, voters_count: 8, multiple: false },
    [0.75, 0.25],
  ],
  [
    'returns shares of the voters for multiple choice',
    { options, votes_count: 8, voters_count: 6, multiple: true },
    [1, 1 / 3],
  ],
  [
    'returns 0 without votes',
    { options: [{ title: 'a', votes_count: 0 }], votes_count: 0, voters_count: 0, multiple: false },
    [0],
  ],
  [
    'returns null for a hidden count',
    {
      options: [{ title: 'a', votes_count: null }],
      votes_count: 3,
      voters_count: 3,
      multiple: false,
    },
    [null],
  ],
])('%s', { tags: ['BY-05'] }, (_title, poll, expected) => {
  expect(getPollShares(poll)).toEqual(expected)
})
