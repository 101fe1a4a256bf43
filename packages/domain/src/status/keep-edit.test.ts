import { expect, test } from 'vitest'
import { toStatusRecord } from '../entities/index.ts'
import { sampleStatus } from '../testing/samples.ts'
import { keepEdit } from './index.ts'

const record = (content: string, edited_at: string | null) =>
  toStatusRecord(sampleStatus({ content, edited_at }))

const kept = (known: string | null, told: string | null) =>
  keepEdit(record('known', known), record('told', told)).content

test('keeps the words of the later edit', () => {
  expect(kept('2026-11-23T10:00:00Z', null)).toBe('known')
  expect(kept('2026-11-23T10:00:00Z', '2026-11-23T09:00:00Z')).toBe('known')
  expect(kept('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z')).toBe('told')
  expect(kept(null, '2026-11-23T09:00:00Z')).toBe('told')
})

test.each(['1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '2026-02-31T10:00:00Z', 'soon'])(
  'takes what the server tells when an edit is dated %s',
  (nowhere) => {
    expect(kept('2026-11-23T10:00:00Z', nowhere)).toBe('told')
    expect(kept(nowhere, '2026-11-23T10:00:00Z')).toBe('told')
    expect(kept(nowhere, nowhere)).toBe('told')
  },
)
