import { expect, test } from 'vitest'
import { toPushError } from './index.ts'

test.each([
  [{ code: 20, name: 'AbortError' }, 'no-vapid'],
  [{ code: 5, name: 'InvalidCharacterError' }, 'bad-key'],
  [{ code: 9 }, 'other'],
  [{ code: '20' }, 'other'],
  [new TypeError('offline'), 'other'],
  [null, 'other'],
  ['20', 'other'],
])('converts %j to %s', { tags: ['PSH-09', 'PSH-10'] }, (error, expected) => {
  expect(toPushError(error)).toBe(expected)
})
