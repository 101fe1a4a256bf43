import { expect, test } from 'vitest'
import { DecodeError, listOf } from './fields.ts'
import { decodeList } from './list.ts'

const decode = listOf(decodeList)

test('a broken item is skipped and costs no other', () => {
  const lists = decode([
    { id: '1', title: 'Tea' },
    null,
    { title: 'no id' },
    { id: 2, title: 'Ink' },
  ])

  expect(lists).toEqual([
    { id: '1', title: 'Tea' },
    { id: '2', title: 'Ink' },
  ])
})

test.each([[undefined], [{}], ['<html>'], [null]])(
  '%j is no list, and the error says so',
  (raw) => {
    expect(() => decode(raw)).toThrow(DecodeError)
  },
)

test('an error of the program is not taken for a broken item', () => {
  const broken = listOf(() => {
    throw new RangeError('a mistake of ours')
  })

  expect(() => broken([1])).toThrow(RangeError)
})
