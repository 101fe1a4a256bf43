import { expect, test } from 'vitest'
import { toStatusRecord } from '../entities/index.ts'
import { sampleStatus } from '../testing/samples.ts'
import { keepNewerEdit } from './index.ts'

const createRecord = (content: string, edited_at: string | null) =>
  toStatusRecord(sampleStatus({ content, edited_at }))

const getKeptContent = (known: string | null, received: string | null) =>
  keepNewerEdit(createRecord('known', known), createRecord('received', received)).content

test('keeps the content of the later edit', () => {
  expect(getKeptContent('2026-11-23T10:00:00Z', null)).toBe('known')
  expect(getKeptContent('2026-11-23T10:00:00Z', '2026-11-23T09:00:00Z')).toBe('known')
  expect(getKeptContent('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z')).toBe('received')
  expect(getKeptContent(null, '2026-11-23T09:00:00Z')).toBe('received')
})

test.each(['1970-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '2026-02-31T10:00:00Z', 'soon'])(
  "uses the server's version when an edit is dated %s",
  (nowhere) => {
    expect(getKeptContent('2026-11-23T10:00:00Z', nowhere)).toBe('received')
    expect(getKeptContent(nowhere, '2026-11-23T10:00:00Z')).toBe('received')
    expect(getKeptContent(nowhere, nowhere)).toBe('received')
  },
)
