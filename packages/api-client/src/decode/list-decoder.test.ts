import { expect, test } from 'vitest'
import { DecodeError, createListDecoder } from './fields.ts'
import { decodeList } from './list.ts'

const decode = createListDecoder(decodeList)

test('skips an invalid item and keeps the others', () => {
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

test.each([[undefined], [{}], ['<html>'], [null]])('rejects %j', (raw) => {
  expect(() => decode(raw)).toThrow(DecodeError)
})

test('rethrows an error other than DecodeError', () => {
  const broken = createListDecoder(() => {
    throw new RangeError('a mistake of ours')
  })

  expect(() => broken([1])).toThrow(RangeError)
})
