import { expect, test } from 'vitest'
import { conversationId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession, type TestSession } from '../../testing/test-session.ts'
import { changeColumnParamsAtom, unreadAtoms } from '../columns/columns.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { removeAccountStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { startLaying } from '../timelines/start-laying.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { applyStreamEventsAtom, type QueuedEvent } from './apply-events.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })

const update = (told: StatusEntity, key: TimelineKey = HOME): QueuedEvent => ({
  key,
  event: { type: 'update', status: told },
})
const deletion = (id: string): QueuedEvent => ({
  key: HOME,
  event: { type: 'delete', id: statusId(id) },
})

function apply({ session }: TestSession, ...events: readonly QueuedEvent[]): void {
  session.store.set(applyStreamEventsAtom, session, events)
}

const list = ({ session }: TestSession, uuid = 'a') =>
  session.store.get(columnListAtoms(session)(uuid))
const items = ({ session }: TestSession, key = HOME) =>
  session.store.get(timelineAtoms(session)(key)).items

async function deck(ids: readonly string[], ...kinds: readonly string[]): Promise<TestSession> {
  const uuids = ['a', 'b', 'c']
  const columns = kinds.map((kind, index) => column(uuids[index] ?? kind, kind))
  const opened = testSession({ columns })
  opened.server.on('GET /api/v1/timelines/home', () => page(statuses(...ids)))
  opened.server.on('GET /api/v1/timelines/public', () => page(statuses(...ids)))
  for (const { uuid } of columns) opened.session.store.set(openColumnAtom, opened.session, uuid)
  await settled()
  return opened
}

const scroll = ({ session }: TestSession, uuid: string, id: string | null) =>
  session.store.set(reportViewAtom, session, uuid, {
    atTop: id === null,
    firstVisibleId: id === null ? null : statusId(id),
  })

test('a flush of a hundred events tells a subscriber once', async () => {
  const opened = await deck(['9'], 'HOME')
  const { session } = opened
  let told = 0
  session.store.sub(columnListAtoms(session)('a'), () => {
    told += 1
  })
  const events = Array.from({ length: 98 }, (_, index) =>
    update(status({ id: String(100 + index) })),
  )

  apply(opened, ...events, deletion('120'), {
    key: HOME,
    event: { type: 'status.update', status: status({ id: '9', content: 'x' }) },
  })

  expect(told).toBe(1)
})

test('new statuses come in front, newest first, and none twice', { tags: ['TL-07'] }, async () => {
  const opened = await deck(['9'], 'HOME')

  apply(opened, update(status({ id: '10' })), update(status({ id: '11' })))
  apply(opened, update(status({ id: '10' })))

  expect(items(opened)).toEqual(['11', '10', '9'])
})

test(
  'a new status is unread only where the reader is further down; arriving at the top clears it',
  { tags: ['TL-08', 'TL-09'] },
  async () => {
    const opened = await deck(['9', '8'], 'HOME')
    apply(opened, update(status({ id: '10' })))
    expect(list(opened).unread).toBe(0)

    scroll(opened, 'a', '9')
    apply(opened, update(status({ id: '11' })))
    expect(list(opened).unread).toBe(1)
    expect(opened.session.app.get(unreadAtoms('a'))).toBe(1)
    expect(opened.session.store.get(timelineAtoms(opened.session)(HOME)).unread).toBe(1)

    scroll(opened, 'a', null)
    expect(list(opened).unread).toBe(0)
    expect(opened.session.app.get(unreadAtoms('a'))).toBe(0)
    expect(opened.session.store.get(timelineAtoms(opened.session)(HOME)).unread).toBe(0)
  },
)

test(
  'within 100 px of the top nothing counts as unread, yet the row stands still',
  { tags: ['TL-09', 'TL-24'] },
  async () => {
    const opened = await deck(['9', '8'], 'HOME')
    const before = list(opened).firstItemIndex
    opened.session.store.set(reportViewAtom, opened.session, 'a', {
      atTop: false,
      nearTop: true,
      firstVisibleId: statusId('9'),
    })

    apply(opened, update(status({ id: '10' })))

    expect(list(opened)).toMatchObject({ unread: 0, firstItemIndex: before - 1 })
  },
)

test(
  'at the top the list is trimmed to 20 before the new one; scrolled down it is not',
  { tags: ['TL-10'] },
  async () => {
    const ids = Array.from({ length: 41 }, (_, index) => String(141 - index))
    const opened = await deck(ids, 'HOME')

    scroll(opened, 'a', '141')
    apply(opened, update(status({ id: '142' })))
    expect(items(opened)).toHaveLength(42)

    scroll(opened, 'a', null)
    apply(opened, update(status({ id: '143' })))
    expect(items(opened)).toHaveLength(21)
    expect(list(opened).hasMore).toBe(true)
  },
)

test(
  'two columns of one timeline share it; each keeps the place of its own reader',
  { tags: ['TL-24'] },
  async () => {
    const opened = await deck(['9', '8', '7'], 'HOME', 'HOME')
    const before = list(opened).firstItemIndex
    scroll(opened, 'b', '8')

    apply(opened, update(status({ id: '10' })))
    opened.platform.paint()
    opened.platform.paint()

    expect(list(opened, 'a')).toMatchObject({
      items: ['10', '9', '8', '7'],
      firstItemIndex: before,
      unread: 0,
    })
    expect(list(opened, 'b')).toMatchObject({
      items: ['10', '9', '8', '7'],
      firstItemIndex: before - 1,
      unread: 1,
    })
  },
)

test('a direct post that comes as the end of its conversation is listed once, told twice or not', async () => {
  const opened = await deck([], 'DIRECT')
  const key = encodeTimelineKey({ kind: 'direct' })
  const told = status({ id: '5', visibility: 'direct' })
  const conversation = (last_status: StatusEntity | null): QueuedEvent => ({
    key,
    event: {
      type: 'conversation',
      conversation: { id: conversationId('1'), unread: true, accounts: [], last_status },
    },
  })

  apply(opened, update(told, key), conversation(told))
  apply(opened, conversation(status({ id: '6', visibility: 'direct' })), conversation(null))

  expect(items(opened, key)).toEqual(['6', '5'])
})

test('a deleted status leaves every timeline and takes its boosts along; where it is read, a line stays', async () => {
  const opened = await deck(['9', '8'], 'HOME', 'PUBLIC')
  apply(opened, update(status({ id: '20', reblog: status({ id: '8' }) })))
  scroll(opened, 'a', '9')

  apply(opened, deletion('8'))

  expect(items(opened)).toEqual(['9'])
  expect(items(opened, PUBLIC)).toEqual(['9'])
  expect(list(opened, 'a').items).toEqual(['20', '9', '8'])
  expect([...list(opened, 'a').tombstones].toSorted()).toEqual(['20', '8'])
  expect(list(opened, 'b').items).toEqual(['9'])

  scroll(opened, 'a', null)
  expect(list(opened, 'a').items).toEqual(['9'])
})

test('an edit rewrites the status where it stands', async () => {
  const opened = await deck(['9', '8'], 'HOME')
  const edited = status({ id: '8', content: '<p>edited</p>' })

  apply(opened, { key: HOME, event: { type: 'status.update', status: edited } })

  expect(items(opened)).toEqual(['9', '8'])
  expect(opened.session.store.get(statusAtoms(opened.session)(statusId('8')))?.content).toBe(
    '<p>edited</p>',
  )
})

test(
  'a column leaves out what its pattern matches, at once when the pattern changes',
  { tags: ['TL-25'] },
  async () => {
    const opened = await deck(['9', '8'], 'HOME')
    const { session } = opened
    const stop = startLaying(session)
    apply(opened, update(status({ id: '10', content: '<p>about Cats</p>' })))

    session.app.set(changeColumnParamsAtom, 'a', ['regex', 'body'], 'cats')
    expect(list(opened).items).toEqual(['9', '8'])

    apply(opened, update(status({ id: '11', content: '<p>CATS again</p>' })))
    expect(list(opened).items).toEqual(['9', '8'])
    expect(items(opened)).toEqual(['11', '10', '9', '8'])
    stop()
  },
)

test(
  'a blocked account leaves all timelines with what others boosted of it',
  { tags: ['TL-14'] },
  async () => {
    const opened = await deck(['9'], 'HOME', 'PUBLIC')
    const eve = account({ id: '66', username: 'eve' })
    const told = status({ id: '10', account: eve })
    apply(opened, update(told), update(told, PUBLIC), update(status({ id: '11', reblog: told })))

    const { session } = opened
    session.store.set(
      removeAccountStatusesAtom,
      session,
      new Set([eve.id]),
      [HOME, PUBLIC],
      'hidden',
    )

    expect(items(opened)).toEqual(['9'])
    expect(items(opened, PUBLIC)).toEqual(['9'])
  },
)

test(
  'a streamed status of a hashtag column must have all of `all` and none of `none`',
  { tags: ['TL-20'] },
  () => {
    const opened = testSession()
    const key = encodeTimelineKey({
      kind: 'hashtag',
      tag: 'cats',
      any: [],
      all: ['pets'],
      none: ['ads'],
    })
    const tagged = (id: string, ...names: readonly string[]) =>
      update(status({ id, tags: names.map((name) => ({ name, url: '' })) }), key)

    apply(
      opened,
      tagged('1', 'cats'),
      tagged('2', 'cats', 'pets'),
      tagged('3', 'cats', 'pets', 'ads'),
    )

    expect(items(opened, key)).toEqual(['2'])
  },
)

test(
  'a notification comes in front with its status; deleting the status takes it out',
  { tags: ['NTF-14', 'NTF-16'] },
  () => {
    const opened = testSession()
    const told = notification({ id: '3', status: status({ id: '9' }) })
    apply(opened, { key: null, event: { type: 'notification', notification: told } })
    const listed = () => opened.session.store.get(notificationsWindowAtom(opened.session)).items
    expect(listed()).toEqual(['3'])

    apply(opened, deletion('9'))
    expect(listed()).toEqual([])
  },
)
