import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  normaliseStatuses,
  notificationId,
  statusId,
  toNotificationRecord,
} from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/index.ts'
import { readSeen, SEEN_VERSION } from './index.ts'

function kept(patch: Readonly<Record<string, unknown>> = {}): unknown {
  const { statuses, accounts, counters } = normaliseStatuses([
    sampleStatus({ id: statusId('10'), reblog: sampleStatus({ id: statusId('7') }) }),
  ])
  const list = {
    version: SEEN_VERSION,
    items: ['10', null, '7'],
    statuses: [...statuses.values()],
    accounts: [...accounts.values()],
    counters: [...counters],
    notifications: [],
    ...patch,
  }
  return JSON.parse(JSON.stringify(list)) as unknown
}

test('what was kept is read as it was', { tags: ['BY-17'] }, () => {
  expect(readSeen(kept())).toEqual(kept())
})

test(
  'of notifications the rows are theirs, not those of the posts that they tell of',
  { tags: ['BY-17'] },
  () => {
    const told = {
      id: notificationId('n1'),
      type: 'favourite',
      created_at: '2026-11-20T10:00:00.000Z',
      account: sampleAccount(),
      status: sampleStatus({ id: statusId('10') }),
    }
    const notifications = [toNotificationRecord(told)]

    expect(readSeen(kept({ items: ['n1'], notifications }))).toMatchObject({ items: ['n1'] })
    expect(readSeen(kept({ items: ['10'], notifications }))).toBeNull()
  },
)

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'posts'],
  ['of another version', kept({ version: SEEN_VERSION + 1 })],
  ['without rows', kept({ items: undefined })],
  ['with a row that is none', kept({ items: [3] })],
  ['with a row without its post', kept({ items: ['11'] })],
  ['with a post that is none', kept({ statuses: ['10'] })],
  ['with a post without its author', kept({ accounts: [] })],
  ['with a post that lacks its media', kept({ statuses: [{ id: '10', account: '1' }] })],
  ['with an author who is none', kept({ accounts: [null] })],
  ['with notifications that are none', kept({ notifications: [{ id: 'n1' }] })],
  ['with numbers of nobody', kept({ counters: [['99', {}]] })],
])('what is %s is dropped whole', { tags: ['BY-17'] }, (_name, raw) => {
  expect(readSeen(raw)).toBeNull()
})

test('it never throws, whatever was kept', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      expect(() => readSeen(raw)).not.toThrow()
      expect(() => readSeen(Object.assign({}, kept(), raw))).not.toThrow()
    }),
  )
})
