import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { noticesAtom } from '../ui/notices.ts'
import { loadPinnedAtom } from './load-pinned.ts'
import { timelineAtoms } from './timelines.ts'

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
