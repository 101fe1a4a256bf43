import { expect, test, vi } from 'vitest'
import { createCapabilityRecord } from './capability-record.ts'

test('reports unknown capabilities as worth trying', () => {
  const record = createCapabilityRecord()

  expect([record.getSupport('bookmarks'), record.has('bookmarks')]).toEqual(['unknown', true])
})

test('keeps a guess until a response contradicts it', { tags: ['BY-01'] }, () => {
  const record = createCapabilityRecord()

  record.guess({ bookmarks: true, filtersV2: false })
  record.record('bookmarks', false)

  expect([record.getSupport('bookmarks'), record.has('bookmarks')]).toEqual(['no', false])
  expect([record.getSupport('filtersV2'), record.has('filtersV2')]).toEqual(['no', false])
})

test('replaces an earlier guess, but not an observed capability', { tags: ['BY-01'] }, () => {
  const record = createCapabilityRecord()
  record.guess({ bookmarks: true, push: true })
  record.record('bookmarks', false)

  record.guess({ bookmarks: true })

  expect([record.getSupport('bookmarks'), record.getSupport('push')]).toEqual(['no', 'unknown'])
})

test('marks a capability as supported after a successful response', () => {
  const record = createCapabilityRecord()
  record.guess({ push: false })

  record.record('push', true)

  expect(record.getSupport('push')).toBe('yes')
})

test('notifies subscribers of changes only, until they unsubscribe', () => {
  const record = createCapabilityRecord()
  const listener = vi.fn<() => void>()
  const stop = record.subscribe(listener)

  record.guess({ push: false })
  record.record('push', false)
  record.record('push', true)
  record.record('push', true)
  stop()
  record.record('push', false)

  expect(listener).toHaveBeenCalledTimes(2)
})

test('isolates a throwing subscriber from the others', () => {
  const report = vi.fn<(error: unknown) => void>()
  const record = createCapabilityRecord(report)
  const listener = vi.fn<() => void>()
  const broken = new Error('broken on purpose')
  record.subscribe(() => {
    throw broken
  })
  record.subscribe(listener)

  record.record('push', true)

  expect(listener).toHaveBeenCalledOnce()
  expect(report.mock.calls).toEqual([[broken]])
})
