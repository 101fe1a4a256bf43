import { expect, test } from 'vitest'
import { isSameRecord } from './ingest.ts'

const record = { id: '1', moved: null, emojis: [{ shortcode: 'tide', url: '/t.gif' }] }

test('a record is the same as its copy, whatever the order of its fields', () => {
  const { id, moved, emojis } = structuredClone(record)

  expect(isSameRecord(record, { emojis, moved, id })).toBe(true)
})

test.each([
  ['another value', { ...record, id: '2' }],
  ['something for nothing', { ...record, moved: { id: '2' } }],
  ['a nested value', { ...record, emojis: [{ shortcode: 'tide', url: '/u.gif' }] }],
  ['one item more', { ...record, emojis: [...record.emojis, ...record.emojis] }],
  ['a list without items', { ...record, emojis: [] }],
  ['an object in the place of a list', { ...record, emojis: { 0: record.emojis[0] } }],
  ['one field more', { ...record, bot: true }],
  ['another field of no value', { id: '1', moved: null, emojis: record.emojis, bot: undefined }],
])('%s makes another record, from either side', (_what, other) => {
  expect(isSameRecord<object>(record, other)).toBe(false)
  expect(isSameRecord<object>(other, record)).toBe(false)
})

test('a field in the place of another makes another record', () => {
  expect(isSameRecord<object>({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(false)
})
