import { describe, expect, test } from 'vitest'
import { helperFriend, nextHelperFriend, RARE_FRIEND_SHARE } from './index.ts'

describe('the friend under the composer', () => {
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
    'chance %d sends number %i: three alike, the fourth in 4 %',
    { tags: ['CMP-57'] },
    (chance, friend) => {
      expect(helperFriend(chance)).toBe(friend)
      expect(RARE_FRIEND_SHARE).toBe(0.04)
    },
  )

  test('pressed, the next of the common three comes', { tags: ['CMP-57'] }, () => {
    expect(([0, 1, 2, 3] as const).map(nextHelperFriend)).toEqual([1, 2, 0, 0])
  })
})
