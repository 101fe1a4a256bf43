import { expect, test } from 'vitest'
import { canUseSlowMode, isSlowMode } from './index.ts'

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ slow: true }, false, true],
  [{ slow: false }, true, false],
  [{ slow: 'yes' }, false, false],
])(
  'returns $2 for a column with $0 when slow mode is $1 for all columns',
  { tags: ['BY-14'] },
  (params, slow_mode, expected) => {
    expect(isSlowMode({ id: 'HOME', params }, { slow_mode })).toBe(expected)
  },
)

test('is off for a column that receives no new posts', { tags: ['BY-14'] }, () => {
  expect(isSlowMode({ id: 'BOOKMARKS', params: { slow: true } }, { slow_mode: true })).toBe(false)
  expect(canUseSlowMode('COMPOSE')).toBe(false)
  expect(canUseSlowMode('NOTIFICATIONS')).toBe(true)
})
