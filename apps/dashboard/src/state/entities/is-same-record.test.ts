import { expect, test } from 'vitest'
import { isSameRecord } from './ingest.ts'

const record = { id: '1', moved: null, emojis: [{ shortcode: 'tide', url: '/t.gif' }] }

test('considers a record equal to its copy in any order of fields', () => {
  const { id, moved, emojis } = structuredClone(record)

  expect(isSameRecord(record, { emojis, moved, id })).toBe(true)
})

test.each([
  ['another value', { ...record, id: '2' }],
  ['a value for null', { ...record, moved: { id: '2' } }],
  ['a nested value', { ...record, emojis: [{ shortcode: 'tide', url: '/u.gif' }] }],
  ['an additional item', { ...record, emojis: [...record.emojis, ...record.emojis] }],
  ['an empty list', { ...record, emojis: [] }],
  ['an object instead of a list', { ...record, emojis: { 0: record.emojis[0] } }],
  ['an additional field', { ...record, bot: true }],
  ['a different undefined field', { id: '1', moved: null, emojis: record.emojis, bot: undefined }],
])('considers records different in both directions when they differ in %s', (_what, other) => {
  expect(isSameRecord<object>(record, other)).toBe(false)
  expect(isSameRecord<object>(other, record)).toBe(false)
})

test('considers records different when one field replaces another', () => {
  expect(isSameRecord<object>({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(false)
})
