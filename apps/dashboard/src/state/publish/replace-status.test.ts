import { expect, test } from 'vitest'
import { notificationId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status } from '../../testing/factories.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { column } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { draftAtom } from '../compose/draft.ts'
import { startEditAtom } from '../compose/edit-post.ts'
import { startReplyAtom } from '../compose/reply.ts'
import { ingestStatusesAtom, quoteIndex } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { currentIdAtoms } from '../entities/replaced-ids.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { runSearchAtom } from '../search/run-search.ts'
import { searchAtoms } from '../search/searches.ts'
import { threadAtoms } from '../threads/threads.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const PROFILE = encodeTimelineKey({ kind: 'account', id: account({ id: '1' }).id, show: 'posts' })
const toIds = (...texts: string[]) => texts.map(statusId)

/** Opens a session on a server that responds to an edit of 5 with a new post 12. */
async function openEdited() {
  const opened = createTestComposer()
  const { session, server, write, submit } = opened
  const { store } = session
  const mira = account({ id: '1', username: 'mira' })
  const own = status({ id: '5', account: mira, content: '<p>old</p>' })
  const boost = status({ id: '9', reblog: own })
  const answer = status({ id: '7', in_reply_to_id: '5' })
  session.app.set(columnsAtom, [{ ...column('h', 'HOME'), accountKey: session.key }])
  server.on('GET /api/v1/timelines/home', () =>
    createPageResponse([boost, answer, own, status({ id: '3' })]),
  )
  server.on('GET /api/v1/accounts/1/statuses', () => createPageResponse([own, status({ id: '2' })]))
  server.on('GET /api/v1/statuses/5/context', () =>
    Response.json({ ancestors: [], descendants: [answer] }),
  )
  await refreshList(session, createTimelineSource(session, HOME))
  await refreshList(session, createTimelineSource(session, PROFILE))
  await store.set(openThreadAtom, session, statusId('5'))
  server.on('GET /api/v1/statuses/5/source', () =>
    Response.json({ id: '5', text: 'old', spoiler_text: '' }),
  )
  server.on('PUT /api/v1/statuses/5', () =>
    Response.json(
      status({
        id: '12',
        account: mira,
        content: '<p>new</p>',
        edited_at: '2026-11-25T09:00:00.000Z',
      }),
    ),
  )
  const edit = async () => {
    await store.set(startEditAtom, session, statusId('5'))
    write({ text: 'new' })
    await submit()
    await expect.poll(() => store.get(currentIdAtoms(session)(statusId('5')))).toBe('12')
  }
  const items = (key: typeof HOME) => store.get(timelineAtoms(session)(key)).items
  const record = (id: string) => store.get(statusAtoms(session)(statusId(id)))
  return { ...opened, edit, items, record }
}

test(
  'replaces the old ID in every timeline by the response of an edit',
  { tags: ['BY-04'] },
  async () => {
    const { edit, items, record } = await openEdited()

    await edit()

    expect(items(HOME)).toEqual(toIds('9', '7', '12', '3'))
    expect(items(PROFILE)).toEqual(toIds('12', '2'))
    expect(record('12')?.content).toBe('<p>new</p>')
    expect(record('5')?.content).toBe('<p>new</p>')
  },
)

test('updates boosts and replies to the new ID', { tags: ['BY-04'] }, async () => {
  const { edit, record } = await openEdited()

  await edit()

  expect(record('9')?.reblog).toBe('12')
  expect(record('7')?.in_reply_to_id).toBe('12')
})

test('updates quotes to the new ID', { tags: ['BY-04'] }, async () => {
  const { edit, record, session } = await openEdited()
  const quote = (id: string, quoted: string) =>
    status({
      id,
      quote: { state: 'accepted', quoted_status: null, quoted_status_id: statusId(quoted) },
    })
  session.store.set(ingestStatusesAtom, session, [quote('8', '5'), quote('6', '3')])

  await edit()

  expect(record('8')?.quote).toEqual({ state: 'accepted', status: '12' })
  expect(record('6')?.quote?.status).toBe('3')
  expect(quoteIndex(session).get(statusId('12'))).toEqual(new Set(['8']))
  expect(quoteIndex(session).has(statusId('5'))).toBe(false)
})

test.each([
  [
    ['9', '5', '3'],
    ['9', '12', '3'],
  ],
  [
    ['12', '5', '3'],
    ['12', '3'],
  ],
  [
    ['9', '3'],
    ['9', '3'],
  ],
])('replaces the results %j of a search by %j', { tags: ['BY-04'] }, async (found, expected) => {
  const { edit, session, server } = await openEdited()
  server.on('GET /api/v2/search', () =>
    Response.json({
      accounts: [],
      statuses: found.map((id) => status({ id })),
      hashtags: [],
    }),
  )
  await session.store.set(runSearchAtom, session, 's', 'words')

  await edit()

  expect(session.store.get(searchAtoms(session)('s')).statuses.items).toEqual(expected)
})

test('updates notifications to the new ID', { tags: ['BY-04'] }, async () => {
  const { edit, session } = await openEdited()
  const about = (id: string, post: string) =>
    notification({ id, type: 'favourite', status: status({ id: post }) })
  session.store.set(insertNotificationsAtom, session, [about('2', '5'), about('1', '3')])

  await edit()

  const statusOf = (id: string) =>
    session.store.get(notificationAtoms(session)(notificationId(id)))?.status
  expect(statusOf('2')).toBe('12')
  expect(statusOf('1')).toBe('3')
})

test('moves the thread of the old ID to the new one', { tags: ['BY-04'] }, async () => {
  const { edit, session } = await openEdited()

  await edit()

  const { store } = session
  expect(store.get(currentIdAtoms(session)(statusId('5')))).toBe('12')
  expect(store.get(threadAtoms(session)(statusId('12')))).toMatchObject({
    phase: 'ready',
    descendants: ['7'],
  })
})

test('keeps the replaced row when the server deletes the old ID', { tags: ['BY-04'] }, async () => {
  const { edit, items, session } = await openEdited()

  await edit()
  session.store.set(removeStatusesAtom, session, toIds('5'))

  expect(items(HOME)).toEqual(toIds('9', '7', '12', '3'))
})

test('lists the new ID once when it was streamed before', { tags: ['BY-04'] }, async () => {
  const { edit, items, session, server } = await openEdited()
  server.on('GET /api/v1/timelines/home', () => createPageResponse([status({ id: '12' })]))
  await refreshList(session, createTimelineSource(session, HOME))
  expect(items(HOME)).toContain('12')

  await edit()

  expect(items(HOME).filter((id) => id === '12')).toHaveLength(1)
  expect(items(HOME)).not.toContain('5')
})

test('updates a reply that is being written to the new ID', { tags: ['BY-04'] }, async () => {
  const { edit, session } = await openEdited()
  session.store.set(startReplyAtom, session, statusId('5'))

  await edit()

  expect(session.store.get(draftAtom(session)).inReplyTo).toBe('12')
})
