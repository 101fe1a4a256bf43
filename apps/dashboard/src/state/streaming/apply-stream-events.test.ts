import { expect, test } from 'vitest'
import { conversationId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession, type TestSession } from '../../testing/test-session.ts'
import { updateColumnParamsAtom, unreadAtoms } from '../columns/columns.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { removeAccountStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { reportViewAtom } from '../list-columns/report-view.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { watchRecompute } from '../timelines/watch-recompute.ts'
import { applyStreamEventsAtom, type QueuedEvent } from './apply-stream-events.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })

const createUpdate = (entity: StatusEntity, key: TimelineKey = HOME): QueuedEvent => ({
  key,
  event: { type: 'update', status: entity },
})
const createDeletion = (id: string): QueuedEvent => ({
  key: HOME,
  event: { type: 'delete', id: statusId(id) },
})

function apply({ session }: TestSession, ...events: readonly QueuedEvent[]): void {
  session.store.set(applyStreamEventsAtom, session, events)
}

const getList = ({ session }: TestSession, uuid = 'a') =>
  session.store.get(columnListAtoms(session)(uuid))
const getItems = ({ session }: TestSession, key = HOME) =>
  session.store.get(timelineAtoms(session)(key)).items

async function openDeck(ids: readonly string[], ...kinds: readonly string[]): Promise<TestSession> {
  const uuids = ['a', 'b', 'c']
  const columns = kinds.map((kind, index) => column(uuids[index] ?? kind, kind))
  const opened = testSession({ columns })
  opened.server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses(...ids)))
  opened.server.on('GET /api/v1/timelines/public', () => createPageResponse(statuses(...ids)))
  for (const { uuid } of columns) opened.session.store.set(openColumnAtom, opened.session, uuid)
  await flushPromises()
  return opened
}

const scrollTo = ({ session }: TestSession, uuid: string, id: string | null) =>
  session.store.set(reportViewAtom, session, uuid, {
    atTop: id === null,
    firstVisibleId: id === null ? null : statusId(id),
  })

test('notifies a subscriber once for a flush of a hundred events', async () => {
  const opened = await openDeck(['9'], 'HOME')
  const { session } = opened
  let updates = 0
  session.store.sub(columnListAtoms(session)('a'), () => {
    updates += 1
  })
  const events = Array.from({ length: 98 }, (_, index) =>
    createUpdate(status({ id: String(100 + index) })),
  )

  apply(opened, ...events, createDeletion('120'), {
    key: HOME,
    event: { type: 'status.update', status: status({ id: '9', content: 'x' }) },
  })

  expect(updates).toBe(1)
})

test(
  'inserts new statuses at the top, newest first and without duplicates',
  { tags: ['TL-07'] },
  async () => {
    const opened = await openDeck(['9'], 'HOME')

    apply(opened, createUpdate(status({ id: '10' })), createUpdate(status({ id: '11' })))
    apply(opened, createUpdate(status({ id: '10' })))

    expect(getItems(opened)).toEqual(['11', '10', '9'])
  },
)

test(
  'counts a new status as unread only below the top and clears the count at the top',
  { tags: ['TL-08', 'TL-09'] },
  async () => {
    const opened = await openDeck(['9', '8'], 'HOME')
    apply(opened, createUpdate(status({ id: '10' })))
    expect(getList(opened).unread).toBe(0)

    scrollTo(opened, 'a', '9')
    opened.platform.renderFrame()
    opened.platform.renderFrame()
    apply(opened, createUpdate(status({ id: '11' })))
    expect(getList(opened).unread).toBe(1)
    expect(opened.session.app.get(unreadAtoms('a'))).toBe(1)
    expect(opened.session.store.get(timelineAtoms(opened.session)(HOME)).unread).toBe(1)

    scrollTo(opened, 'a', null)
    expect(getList(opened).unread).toBe(0)
    expect(opened.session.app.get(unreadAtoms('a'))).toBe(0)
    expect(opened.session.store.get(timelineAtoms(opened.session)(HOME)).unread).toBe(0)
  },
)

test(
  'counts no post as unread within 100 px of the top and keeps the row in place',
  { tags: ['TL-09', 'TL-24'] },
  async () => {
    const opened = await openDeck(['9', '8'], 'HOME')
    const before = getList(opened).firstItemIndex
    opened.session.store.set(reportViewAtom, opened.session, 'a', {
      atTop: false,
      nearTop: true,
      firstVisibleId: statusId('9'),
    })

    apply(opened, createUpdate(status({ id: '10' })))

    expect(getList(opened)).toMatchObject({ unread: 0, firstItemIndex: before - 1 })
  },
)

test(
  'trims the list to 20 before inserting at the top, and does not trim it further down',
  { tags: ['TL-10'] },
  async () => {
    const ids = Array.from({ length: 41 }, (_, index) => String(141 - index))
    const opened = await openDeck(ids, 'HOME')

    scrollTo(opened, 'a', '141')
    apply(opened, createUpdate(status({ id: '142' })))
    expect(getItems(opened)).toHaveLength(42)

    scrollTo(opened, 'a', null)
    apply(opened, createUpdate(status({ id: '143' })))
    expect(getItems(opened)).toHaveLength(21)
    expect(getList(opened).hasMore).toBe(true)
  },
)

test(
  'shares a timeline between two columns and keeps a scroll position for each',
  { tags: ['TL-24'] },
  async () => {
    const opened = await openDeck(['9', '8', '7'], 'HOME', 'HOME')
    const before = getList(opened).firstItemIndex
    scrollTo(opened, 'b', '8')

    apply(opened, createUpdate(status({ id: '10' })))
    opened.platform.renderFrame()
    opened.platform.renderFrame()

    expect(getList(opened, 'a')).toMatchObject({
      items: ['10', '9', '8', '7'],
      firstItemIndex: before,
      unread: 0,
    })
    expect(getList(opened, 'b')).toMatchObject({
      items: ['10', '9', '8', '7'],
      firstItemIndex: before - 1,
      unread: 1,
    })
  },
)

test('lists a direct post once when it also arrives with its conversation', async () => {
  const opened = await openDeck([], 'DIRECT')
  const key = encodeTimelineKey({ kind: 'direct' })
  const entity = status({ id: '5', visibility: 'direct' })
  const conversation = (last_status: StatusEntity | null): QueuedEvent => ({
    key,
    event: {
      type: 'conversation',
      conversation: { id: conversationId('1'), unread: true, accounts: [], last_status },
    },
  })

  apply(opened, createUpdate(entity, key), conversation(entity))
  apply(opened, conversation(status({ id: '6', visibility: 'direct' })), conversation(null))

  expect(getItems(opened, key)).toEqual(['6', '5'])
})

test('removes a deleted status and its boosts from every timeline and leaves a tombstone row where it was read', async () => {
  const opened = await openDeck(['9', '8'], 'HOME', 'PUBLIC')
  apply(opened, createUpdate(status({ id: '20', reblog: status({ id: '8' }) })))
  scrollTo(opened, 'a', '9')

  apply(opened, createDeletion('8'))

  expect(getItems(opened)).toEqual(['9'])
  expect(getItems(opened, PUBLIC)).toEqual(['9'])
  expect(getList(opened, 'a').items).toEqual(['20', '9', '8'])
  expect([...getList(opened, 'a').tombstones].toSorted()).toEqual(['20', '8'])
  expect(getList(opened, 'b').items).toEqual(['9'])

  scrollTo(opened, 'a', null)
  expect(getList(opened, 'a').items).toEqual(['9'])
})

test('updates an edited status in its position', async () => {
  const opened = await openDeck(['9', '8'], 'HOME')
  const edited = status({ id: '8', content: '<p>edited</p>' })

  apply(opened, { key: HOME, event: { type: 'status.update', status: edited } })

  expect(getItems(opened)).toEqual(['9', '8'])
  expect(opened.session.store.get(statusAtoms(opened.session)(statusId('8')))?.content).toBe(
    '<p>edited</p>',
  )
})

test(
  "hides posts that match a column's pattern as soon as the pattern changes",
  { tags: ['TL-25'] },
  async () => {
    const opened = await openDeck(['9', '8'], 'HOME')
    const { session } = opened
    const stop = watchRecompute(session)
    apply(opened, createUpdate(status({ id: '10', content: '<p>about Cats</p>' })))

    session.app.set(updateColumnParamsAtom, 'a', ['regex', 'body'], 'cats')
    expect(getList(opened).items).toEqual(['9', '8'])

    apply(opened, createUpdate(status({ id: '11', content: '<p>CATS again</p>' })))
    expect(getList(opened).items).toEqual(['9', '8'])
    expect(getItems(opened)).toEqual(['11', '10', '9', '8'])
    stop()
  },
)

test(
  'removes a blocked account and its boosted posts from all timelines',
  { tags: ['TL-14'] },
  async () => {
    const opened = await openDeck(['9'], 'HOME', 'PUBLIC')
    const eve = account({ id: '66', username: 'eve' })
    const entity = status({ id: '10', account: eve })
    apply(
      opened,
      createUpdate(entity),
      createUpdate(entity, PUBLIC),
      createUpdate(status({ id: '11', reblog: entity })),
    )

    const { session } = opened
    session.store.set(
      removeAccountStatusesAtom,
      session,
      new Set([eve.id]),
      [HOME, PUBLIC],
      'hidden',
    )

    expect(getItems(opened)).toEqual(['9'])
    expect(getItems(opened, PUBLIC)).toEqual(['9'])
  },
)

test(
  'accepts a streamed status in a hashtag column only with every tag of `all` and no tag of `none`',
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
      createUpdate(status({ id, tags: names.map((name) => ({ name, url: '' })) }), key)

    apply(
      opened,
      tagged('1', 'cats'),
      tagged('2', 'cats', 'pets'),
      tagged('3', 'cats', 'pets', 'ads'),
    )

    expect(getItems(opened, key)).toEqual(['2'])
  },
)

test(
  'inserts a notification with its status at the top and removes it when the status is deleted',
  { tags: ['NTF-14', 'NTF-16'] },
  () => {
    const opened = testSession()
    const entity = notification({ id: '3', status: status({ id: '9' }) })
    apply(opened, { key: null, event: { type: 'notification', notification: entity } })
    const listed = () => opened.session.store.get(notificationsWindowAtom(opened.session)).items
    expect(listed()).toEqual(['3'])

    apply(opened, createDeletion('9'))
    expect(listed()).toEqual([])
  },
)
