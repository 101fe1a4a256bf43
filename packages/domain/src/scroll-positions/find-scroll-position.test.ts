import { expect, test } from 'vitest'
import { compareIds } from '../entities/ids.ts'
import { countNewRows, findScrollTarget } from './index.ts'

const place = { ids: ['60', '59', '58'], above: ['61', '62'], offset: 31 }

test.each([
  ['the saved row with its exact offset', ['61', '60', '59'], { id: '60', offset: 31 }],
  ['the next row if the saved one was deleted', ['61', null, '59', '58'], { id: '59', offset: 0 }],
  ['the row after if both were deleted', ['61', '58'], { id: '58', offset: 0 }],
  ['the nearest row above if all others were deleted', ['63', '62', '61'], { id: '61', offset: 0 }],
] as const)('restores %s', { tags: ['BY-31'] }, (_name, items, expected) => {
  expect(findScrollTarget([...items], place)).toEqual(expected)
})

test(
  'falls back to the next older row when no saved row is left and IDs sort',
  { tags: ['BY-31'] },
  () => {
    expect(findScrollTarget(['99', null, '57', '56'], place, compareIds)).toEqual({
      id: '57',
      offset: 0,
    })
    expect(findScrollTarget(['99', '98'], place, compareIds)).toBeNull()
  },
)

test('returns null when no saved row is left and IDs do not sort', { tags: ['BY-31'] }, () => {
  expect(findScrollTarget(['99', '57'], place)).toBeNull()
  expect(findScrollTarget([], place)).toBeNull()
})

test.each([
  ['the rows above the last seen row', ['63', '62', '61', '60'], '61', 2],
  ['rows but no gap', ['63', null, '61', '60'], '61', 1],
  ['no row if the newest one was seen', ['61', '60'], '61', 0],
  ['the rows newer than a deleted last seen row', ['63', '62', '60'], '61', 2],
  ['the rows above the reader if the last seen row is unknown', ['63', '62', '61', '60'], null, 3],
] as const)('counts %s as new', (_name, items, seen, expected) => {
  expect(countNewRows([...items], seen, '60', compareIds)).toBe(expected)
})

test('counts the rows above the reader as new when the last seen row was deleted and IDs do not sort', () => {
  expect(countNewRows(['63', '62', '60'], '61', '60')).toBe(2)
  expect(countNewRows(['63', '62'], '61', '60')).toBe(0)
})
