import { expect, test } from 'vitest'
import { compareIds } from '../entities/ids.ts'
import { countNew, findPlace } from './index.ts'

const place = { ids: ['60', '59', '58'], above: ['61', '62'], offset: 31 }

test.each([
  ['the row itself, to the pixel', ['61', '60', '59'], { id: '60', offset: 31 }],
  ['the next row where it was deleted', ['61', null, '59', '58'], { id: '59', offset: 0 }],
  ['the one after where both were', ['61', '58'], { id: '58', offset: 0 }],
  ['the nearest above where all below are gone', ['63', '62', '61'], { id: '61', offset: 0 }],
] as const)(
  'somebody who comes back stands at %s',
  { tags: ['BY-31'] },
  (_name, items, expected) => {
    expect(findPlace([...items], place)).toEqual(expected)
  },
)

test(
  'where ids sort, the next older row stands in for a view of which nothing is left',
  { tags: ['BY-31'] },
  () => {
    expect(findPlace(['99', null, '57', '56'], place, compareIds)).toEqual({ id: '57', offset: 0 })
    expect(findPlace(['99', '98'], place, compareIds)).toBeNull()
  },
)

test(
  'where ids do not sort, a list without any of the rows has no such place',
  { tags: ['BY-31'] },
  () => {
    expect(findPlace(['99', '57'], place)).toBeNull()
    expect(findPlace([], place)).toBeNull()
  },
)

test.each([
  ['what is above the newest row that was seen', ['63', '62', '61', '60'], '61', 2],
  ['a gap for nothing', ['63', null, '61', '60'], '61', 1],
  ['nothing where the newest row was seen', ['61', '60'], '61', 0],
  ['what is newer than a seen row that was deleted', ['63', '62', '60'], '61', 2],
  ['what is above the reader where nothing tells', ['63', '62', '61', '60'], null, 3],
] as const)('new is %s', (_name, items, seen, expected) => {
  expect(countNew([...items], seen, '60', compareIds)).toBe(expected)
})

test('without an order a seen row that was deleted tells nothing: what is above the reader is new', () => {
  expect(countNew(['63', '62', '60'], '61', '60')).toBe(2)
  expect(countNew(['63', '62'], '61', '60')).toBe(0)
})
