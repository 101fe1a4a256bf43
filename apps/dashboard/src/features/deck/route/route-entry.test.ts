import { expect, test } from 'vitest'
import { readRouteEntry } from './route-entry.ts'

test.each([
  [
    { routeEntry: { id: '1', anchor: 'a', isFirst: true } },
    { id: '1', anchor: 'a', isFirst: true },
  ],
  [{ routeEntry: { id: '1' } }, { id: '1', anchor: null, isFirst: false }],
  [
    { routeEntry: { id: '1', anchor: 7, isFirst: 'yes' } },
    { id: '1', anchor: null, isFirst: false },
  ],
  [{ routeEntry: { anchor: 'a' } }, null],
  [{ routeEntry: 'a' }, null],
  [{ other: 1 }, null],
  ['a', null],
  [null, null],
])('of %j the history keeps %j', (state, expected) => {
  expect(readRouteEntry(state)).toEqual(expected)
})
