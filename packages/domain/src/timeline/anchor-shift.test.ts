import { expect, test } from 'vitest'
import { getAnchorShift } from './index.ts'

test('returns the number of rows that were inserted above', { tags: ['TL-24'] }, () => {
  expect(getAnchorShift(['9', '8', '7'], ['11', '10', '9', '8', '7'], '8')).toBe(2)
})

test('returns a negative shift when rows above are removed', { tags: ['TL-24'] }, () => {
  expect(getAnchorShift(['9', '8', '7'], ['8', '7'], '7')).toBe(-1)
})

test('shifts the first row, and a row that becomes the first', { tags: ['TL-24'] }, () => {
  expect(getAnchorShift(['9'], ['10', '9'], '9')).toBe(1)
  expect(getAnchorShift(['9', '8'], ['8'], '8')).toBe(-1)
})

test('returns 0 when a gap is at the top of the view', { tags: ['TL-24'] }, () => {
  expect(getAnchorShift(['9', null, '5'], ['10', '9', null, '5'], null)).toBe(0)
})

test('returns 0 when only rows below change', { tags: ['TL-24'] }, () => {
  expect(getAnchorShift(['9', '8', '7'], ['9', '8', '6', '5'], '8')).toBe(0)
})

test('counts the rows that fill a gap above', { tags: ['TL-12', 'TL-24'] }, () => {
  expect(getAnchorShift(['9', null, '5'], ['9', '8', '7', '6', '5'], '5')).toBe(2)
})

test.each([
  ['unknown', null],
  ['new', '11'],
  ['gone', '7'],
])('returns 0 when the first row is %s', { tags: ['TL-24'] }, (_name, row) => {
  expect(getAnchorShift(['9', '8', '7'], ['11', '9', '8'], row)).toBe(0)
})
