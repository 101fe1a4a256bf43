import { expect, test } from 'vitest'
import { readRouteEntry } from './route-entry.ts'

test.each([
  [{ routeEntry: { id: '1', anchor: 'a' } }, { id: '1', anchor: 'a' }],
  [{ routeEntry: { id: '1' } }, { id: '1', anchor: null }],
  [{ routeEntry: { id: '1', anchor: 7 } }, { id: '1', anchor: null }],
  [{ routeEntry: { anchor: 'a' } }, null],
  [{ routeEntry: 'a' }, null],
  [{ other: 1 }, null],
  ['a', null],
  [null, null],
])('reads from the history state %j the entry %j', (state, expected) => {
  expect(readRouteEntry(state)).toEqual(expected)
})
