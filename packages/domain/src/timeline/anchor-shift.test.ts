import { expect, test } from 'vitest'
import { anchorShift } from './index.ts'

test('rows that come in above move the reader by as many', { tags: ['TL-24'] }, () => {
  expect(anchorShift(['9', '8', '7'], ['11', '10', '9', '8', '7'], '8')).toBe(2)
})

test('rows that go above move the reader up', { tags: ['TL-24'] }, () => {
  expect(anchorShift(['9', '8', '7'], ['8', '7'], '7')).toBe(-1)
})

test('the first row moves too, and a row may become the first', { tags: ['TL-24'] }, () => {
  expect(anchorShift(['9'], ['10', '9'], '9')).toBe(1)
  expect(anchorShift(['9', '8'], ['8'], '8')).toBe(-1)
})

test('a gap at the top of the view moves nothing', { tags: ['TL-24'] }, () => {
  expect(anchorShift(['9', null, '5'], ['10', '9', null, '5'], null)).toBe(0)
})

test('what happens below the reader moves nothing', { tags: ['TL-24'] }, () => {
  expect(anchorShift(['9', '8', '7'], ['9', '8', '6', '5'], '8')).toBe(0)
})

test('a gap above that is filled counts too', { tags: ['TL-12', 'TL-24'] }, () => {
  expect(anchorShift(['9', null, '5'], ['9', '8', '7', '6', '5'], '5')).toBe(2)
})

test.each([
  ['unknown', null],
  ['new', '11'],
  ['gone', '7'],
])('a first row that is %s moves nothing', { tags: ['TL-24'] }, (_name, row) => {
  expect(anchorShift(['9', '8', '7'], ['11', '9', '8'], row)).toBe(0)
})
