import { expect, test, vi } from 'vitest'
import { createCapabilityRecord } from './capability-record.ts'

test('what nobody has told of is worth a try', () => {
  const record = createCapabilityRecord()

  expect([record.of('bookmarks'), record.has('bookmarks')]).toEqual(['unknown', true])
})

test('a guess stands until an answer shows otherwise', { tags: ['BY-01'] }, () => {
  const record = createCapabilityRecord()

  record.guess({ bookmarks: true, filtersV2: false })
  record.note('bookmarks', false)

  expect([record.of('bookmarks'), record.has('bookmarks')]).toEqual(['no', false])
  expect([record.of('filtersV2'), record.has('filtersV2')]).toEqual(['no', false])
})

test('a later guess replaces the earlier one but never what was shown', { tags: ['BY-01'] }, () => {
  const record = createCapabilityRecord()
  record.guess({ bookmarks: true, push: true })
  record.note('bookmarks', false)

  record.guess({ bookmarks: true })

  expect([record.of('bookmarks'), record.of('push')]).toEqual(['no', 'unknown'])
})

test('an answer can show that a call is there after all', () => {
  const record = createCapabilityRecord()
  record.guess({ push: false })

  record.note('push', true)

  expect(record.of('push')).toBe('yes')
})

test('those who watch are told of changes alone, and no more once they stop', () => {
  const record = createCapabilityRecord()
  const tell = vi.fn<() => void>()
  const stop = record.watch(tell)

  record.guess({ push: false })
  record.note('push', false)
  record.note('push', true)
  record.note('push', true)
  stop()
  record.note('push', false)

  expect(tell).toHaveBeenCalledTimes(2)
})

test('one who watches and breaks keeps nobody else from hearing', () => {
  const report = vi.fn<(error: unknown) => void>()
  const record = createCapabilityRecord(report)
  const tell = vi.fn<() => void>()
  const broken = new Error('broken on purpose')
  record.watch(() => {
    throw broken
  })
  record.watch(tell)

  record.note('push', true)

  expect(tell).toHaveBeenCalledOnce()
  expect(report.mock.calls).toEqual([[broken]])
})
