import { describe, expect, test } from 'vitest'
import { pickHelperFriend, getNextHelperFriend, RARE_FRIEND_SHARE } from './index.ts'

describe('pickHelperFriend', () => {
  test.each([
    [0, 0],
    [0.31, 0],
    [0.33, 1],
    [0.63, 1],
    [0.65, 2],
    [0.959, 2],
    [0.96, 3],
    [0.999, 3],
  ])(
    'picks number $1 for chance $0: three equally often, the fourth in 4 %',
    { tags: ['CMP-57'] },
    (chance, friend) => {
      expect(pickHelperFriend(chance)).toBe(friend)
      expect(RARE_FRIEND_SHARE).toBe(0.04)
    },
  )

  test('cycles through the three common friends', { tags: ['CMP-57'] }, () => {
    expect(([0, 1, 2, 3] as const).map(getNextHelperFriend)).toEqual([1, 2, 0, 0])
  })
})
