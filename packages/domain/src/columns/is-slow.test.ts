import { expect, test } from 'vitest'
import { canBeSlow, isSlow } from './index.ts'

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ slow: true }, false, true],
  [{ slow: false }, true, false],
  [{ slow: 'yes' }, false, false],
])(
  'with %j, and %s for all columns, a column waits: %s',
  { tags: ['BY-14'] },
  (params, slow_mode, expected) => {
    expect(isSlow({ id: 'HOME', params }, { slow_mode })).toBe(expected)
  },
)

test('a column that lists nothing new has nothing to wait with', { tags: ['BY-14'] }, () => {
  expect(isSlow({ id: 'BOOKMARKS', params: { slow: true } }, { slow_mode: true })).toBe(false)
  expect(canBeSlow('COMPOSE')).toBe(false)
  expect(canBeSlow('NOTIFICATIONS')).toBe(true)
})
