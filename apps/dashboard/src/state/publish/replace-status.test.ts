import { expect, test } from 'vitest'
import { notificationId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, status } from '../../testing/factories.ts'
import { page } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { column } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { draftAtom } from '../compose/draft.ts'
import { startEditAtom } from '../compose/editing.ts'
import { startReplyAtom } from '../compose/reply.ts'
import { ingestStatusesAtom, quoteIndex } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { currentIdAtoms } from '../entities/replaced-ids.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { placeNotificationsAtom } from '../notifications/place-notifications.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { runSearchAtom } from '../search/run-search.ts'
import { searchAtoms } from '../search/searches.ts'
import { threadAtoms } from '../threads/threads.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const PROFILE = encodeTimelineKey({ kind: 'account', id: account({ id: '1' }).id, show: 'posts' })
const ids = (...texts: string[]) => texts.map(statusId)

/** A server that answers an edit of 5 with a new post 12. */
async function edited() {
  const opened = composer()
  const { session, server, write, submit } = opened
  const { store } = session
  const mira = account({ id: '1', username: 'mira' })
  const own = status({ id: '5', account: mira, content: '<p>old</p>' })
  const boost = status({ id: '9', reblog: own })
  const answer = status({ id: '7', in_reply_to_id: '5' })
  session.app.set(columnsAtom, [{ ...column('h', 'HOME'), accountKey: session.key }])
  server.on('GET /api/v1/timelines/home', () => page([boost, answer, own, status({ id: '3' })]))
  server.on('GET /api/v1/accounts/1/statuses', () => page([own, status({ id: '2' })]))
  server.on('GET /api/v1/statuses/5/context', () =>
    Response.json({ ancestors: [], descendants: [answer] }),
  )
  await refreshList(session, timelineSource(session, HOME))
  await refreshList(session, timelineSource(session, PROFILE))
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
  'puts the answer of an edit in the place of the old id in every timeline',
  { tags: ['BY-04'] },
  async () => {
    const { edit, items, record } = await edited()

    await edit()

    expect(items(HOME)).toEqual(ids('9', '7', '12', '3'))
    expect(items(PROFILE)).toEqual(ids('12', '2'))
    expect(record('12')?.content).toBe('<p>new</p>')
    expect(record('5')?.content).toBe('<p>new</p>')
  },
)

test('points boosts and answers to the new id', { tags: ['BY-04'] }, async () => {
  const { edit, record } = await edited()

  await edit()

  expect(record('9')?.reblog).toBe('12')
  expect(record('7')?.in_reply_to_id).toBe('12')
})

test('points quotes to the new id', { tags: ['BY-04'] }, async () => {
  const { edit, record, session } = await edited()
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
])('lists %j of a search as %j', { tags: ['BY-04'] }, async (found, expected) => {
  const { edit, session, server } = await edited()
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

test('points notifications to the new id', { tags: ['BY-04'] }, async () => {
  const { edit, session } = await edited()
  const about = (id: string, post: string) =>
    notification({ id, type: 'favourite', status: status({ id: post }) })
  session.store.set(placeNotificationsAtom, session, [about('2', '5'), about('1', '3')])

  await edit()

  const statusOf = (id: string) =>
    session.store.get(notificationAtoms(session)(notificationId(id)))?.status
  expect(statusOf('2')).toBe('12')
  expect(statusOf('1')).toBe('3')
})

test('keeps the thread of the old id under the new one', { tags: ['BY-04'] }, async () => {
  const { edit, session } = await edited()

  await edit()

  const { store } = session
  expect(store.get(currentIdAtoms(session)(statusId('5')))).toBe('12')
  expect(store.get(threadAtoms(session)(statusId('12')))).toMatchObject({
    phase: 'ready',
    descendants: ['7'],
  })
})

test('keeps what the server deletes of the old id in place', { tags: ['BY-04'] }, async () => {
  const { edit, items, session } = await edited()

  await edit()
  session.store.set(removeStatusesAtom, session, ids('5'))

  expect(items(HOME)).toEqual(ids('9', '7', '12', '3'))
})

test('lists the new id once when the stream told of it before', { tags: ['BY-04'] }, async () => {
  const { edit, items, session, server } = await edited()
  server.on('GET /api/v1/timelines/home', () => page([status({ id: '12' })]))
  await refreshList(session, timelineSource(session, HOME))
  expect(items(HOME)).toContain('12')

  await edit()

  expect(items(HOME).filter((id) => id === '12')).toHaveLength(1)
  expect(items(HOME)).not.toContain('5')
})

test('answers the new id when the old one was being answered', { tags: ['BY-04'] }, async () => {
  const { edit, session } = await edited()
  session.store.set(startReplyAtom, session, statusId('5'))

  await edit()

  expect(session.store.get(draftAtom(session)).inReplyTo).toBe('12')
})
