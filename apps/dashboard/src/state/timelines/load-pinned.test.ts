import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { toastsAtom } from '../ui/messages.ts'
import { loadPinnedAtom } from './load-pinned.ts'
import { closeColumnAtom, openColumnAtom, TIMELINE_GRACE_MS } from './open-column.ts'
import { timelineAtoms, timelineLoadAtoms } from './timelines.ts'

const ID = accountId('7')
const KEY = encodeTimelineKey({ kind: 'account', id: ID, show: 'pinned' })
const ROUTE = 'GET /api/v1/accounts/7/statuses'

test('requests the complete list of pinned posts in the order of the server', async () => {
  const { session, server } = testSession()
  server.on(ROUTE, () => createPageResponse([status({ id: '3' }), status({ id: '8' })]))

  await session.store.set(loadPinnedAtom, session, ID)

  expect(session.store.get(timelineAtoms(session)(KEY)).items).toEqual(['3', '8'])
  expect(server.calls()).toEqual([`${ROUTE}?pinned=true&limit=40`])
})

test.each([400, 404])(
  'shows no pinned posts and no toast when the server responds with %i',
  async (code) => {
    const { session, server } = testSession()
    server.on(ROUTE, () => createErrorResponse(code))

    await session.store.set(loadPinnedAtom, session, ID)

    expect(session.store.get(timelineAtoms(session)(KEY)).items).toEqual([])
    expect(session.app.get(toastsAtom)).toEqual([])
  },
)

test('sends no request to a server that would return all posts', async () => {
  const { session, server } = testSession()
  session.api.capabilities.record('pinnedLists', false)

  await session.store.set(loadPinnedAtom, session, ID)

  expect(server.calls()).toEqual([])
})

const POSTS = encodeTimelineKey({ kind: 'account', id: ID, show: 'posts' })

/** A profile with a pinned post, opened as a column. */
async function openProfile() {
  const opened = testSession()
  const { session, server, platform } = opened
  server.on(ROUTE, () => createPageResponse([status({ id: '3' })]))
  session.store.set(openColumnAtom, session, 'a', POSTS)
  await session.store.set(loadPinnedAtom, session, ID)
  const pass = () => platform.clock.advance(TIMELINE_GRACE_MS)
  const pinned = () => session.store.get(timelineAtoms(session)(KEY)).items
  return { ...opened, pass, pinned }
}

test('removes the pinned posts together with the posts below', async () => {
  const { session, pass } = await openProfile()
  session.store.set(closeColumnAtom, session, 'a')

  await pass()

  for (const family of [timelineAtoms(session), timelineLoadAtoms(session)])
    expect([...family.getParams()]).toEqual([])
})

test('keeps the pinned posts while a column shows them', async () => {
  const { session, pass, pinned } = await openProfile()
  session.store.set(openColumnAtom, session, 'b', KEY)
  session.store.set(closeColumnAtom, session, 'a')

  await pass()

  expect(pinned()).toEqual(['3'])
})

test(
  'keeps the pinned posts above the posts when a column of pinned posts is removed',
  { tags: ['TL-30'] },
  async () => {
    const { session, pass, pinned } = await openProfile()
    session.store.set(openColumnAtom, session, 'b', KEY)
    session.store.set(closeColumnAtom, session, 'b')
    await pass()
    expect(pinned()).toEqual(['3'])

    session.store.set(closeColumnAtom, session, 'a')
    await pass()

    expect([...timelineAtoms(session).getParams()]).toEqual([])
  },
)
