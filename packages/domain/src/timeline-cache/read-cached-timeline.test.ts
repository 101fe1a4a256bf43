import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  normaliseStatuses,
  notificationId,
  statusId,
  toNotificationRecord,
} from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/index.ts'
import { readCachedTimeline, TIMELINE_CACHE_VERSION } from './index.ts'

function createCached(patch: Readonly<Record<string, unknown>> = {}): unknown {
  const { statuses, accounts, counters } = normaliseStatuses([
    sampleStatus({ id: statusId('10'), reblog: sampleStatus({ id: statusId('7') }) }),
  ])
  const list = {
    version: TIMELINE_CACHE_VERSION,
    items: ['10', null, '7'],
    statuses: [...statuses.values()],
    accounts: [...accounts.values()],
    counters: [...counters],
    notifications: [],
    ...patch,
  }
  return JSON.parse(JSON.stringify(list)) as unknown
}

test('reads a cached timeline as it was written', { tags: ['BY-17'] }, () => {
  expect(readCachedTimeline(createCached())).toEqual(createCached())
})

test(
  'requires the rows of notifications to be notifications, not their posts',
  { tags: ['BY-17'] },
  () => {
    const entity = {
      id: notificationId('n1'),
      type: 'favourite',
      created_at: '2026-11-20T10:00:00.000Z',
      account: sampleAccount(),
      status: sampleStatus({ id: statusId('10') }),
    }
    const notifications = [toNotificationRecord(entity)]

    expect(readCachedTimeline(createCached({ items: ['n1'], notifications }))).toMatchObject({
      items: ['n1'],
    })
    expect(readCachedTimeline(createCached({ items: ['10'], notifications }))).toBeNull()
  },
)

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'posts'],
  ['of another version', createCached({ version: TIMELINE_CACHE_VERSION + 1 })],
  ['without rows', createCached({ items: undefined })],
  ['with an invalid row', createCached({ items: [3] })],
  ['with a row without its post', createCached({ items: ['11'] })],
  ['with an invalid post', createCached({ statuses: ['10'] })],
  ['with a post without its author', createCached({ accounts: [] })],
  ['with a post that lacks its media', createCached({ statuses: [{ id: '10', account: '1' }] })],
  ['with an invalid author', createCached({ accounts: [null] })],
  ['with an invalid notification', createCached({ notifications: [{ id: 'n1' }] })],
  ['with counters of an unknown account', createCached({ counters: [['99', {}]] })],
])('drops the whole entry when it is %s', { tags: ['BY-17'] }, (_name, raw) => {
  expect(readCachedTimeline(raw)).toBeNull()
})

test('never throws, whatever was cached', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      expect(() => readCachedTimeline(raw)).not.toThrow()
      expect(() => readCachedTimeline(Object.assign({}, createCached(), raw))).not.toThrow()
    }),
  )
})
