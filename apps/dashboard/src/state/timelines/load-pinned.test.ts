import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { noticesAtom } from '../ui/messages.ts'
import { loadPinnedAtom } from './load-pinned.ts'
import { closeColumnAtom, openColumnAtom, TIMELINE_GRACE_MS } from './open-column.ts'
import { timelineAtoms, timelineLoadAtoms } from './timelines.ts'

const ID = accountId('7')
const KEY = encodeTimelineKey({ kind: 'account', id: ID, show: 'pinned' })
const ROUTE = 'GET /api/v1/accounts/7/statuses'

test('what is pinned is asked for whole, in the order of the server', async () => {
  const { session, server } = testSession()
  server.on(ROUTE, () => page([status({ id: '3' }), status({ id: '8' })]))

  await session.store.set(loadPinnedAtom, session, ID)

  expect(session.store.get(timelineAtoms(session)(KEY)).items).toEqual(['3', '8'])
  expect(server.calls()).toEqual([`${ROUTE}?pinned=true&limit=40`])
})

test.each([400, 404])(
  'a server that refuses with %i leaves nothing pinned and no notice',
  async (code) => {
    const { session, server } = testSession()
    server.on(ROUTE, () => refuse(code))

    await session.store.set(loadPinnedAtom, session, ID)

    expect(session.store.get(timelineAtoms(session)(KEY)).items).toEqual([])
    expect(session.app.get(noticesAtom)).toEqual([])
  },
)

test('a server that would answer with all posts is not asked', async () => {
  const { session, server } = testSession()
  session.api.capabilities.note('pinnedLists', false)

  await session.store.set(loadPinnedAtom, session, ID)

  expect(server.calls()).toEqual([])
})

const POSTS = encodeTimelineKey({ kind: 'account', id: ID, show: 'posts' })

/** A profile with something pinned, open as a column. */
async function profile() {
  const opened = testSession()
  const { session, server, platform } = opened
  server.on(ROUTE, () => page([status({ id: '3' })]))
  session.store.set(openColumnAtom, session, 'a', POSTS)
  await session.store.set(loadPinnedAtom, session, ID)
  const pass = () => platform.clock.advance(TIMELINE_GRACE_MS)
  const pinned = () => session.store.get(timelineAtoms(session)(KEY)).items
  return { ...opened, pass, pinned }
}

test('what is pinned is forgotten with the posts below it', async () => {
  const { session, pass } = await profile()
  session.store.set(closeColumnAtom, session, 'a')

  await pass()

  for (const family of [timelineAtoms(session), timelineLoadAtoms(session)])
    expect([...family.getParams()]).toEqual([])
})

test('a column that shows what is pinned keeps it', async () => {
  const { session, pass, pinned } = await profile()
  session.store.set(openColumnAtom, session, 'b', KEY)
  session.store.set(closeColumnAtom, session, 'a')

  await pass()

  expect(pinned()).toEqual(['3'])
})

test(
  'what is pinned stays above the posts when a column that showed it alone is gone',
  { tags: ['TL-30'] },
  async () => {
    const { session, pass, pinned } = await profile()
    session.store.set(openColumnAtom, session, 'b', KEY)
    session.store.set(closeColumnAtom, session, 'b')
    await pass()
    expect(pinned()).toEqual(['3'])

    session.store.set(closeColumnAtom, session, 'a')
    await pass()

    expect([...timelineAtoms(session).getParams()]).toEqual([])
  },
)
