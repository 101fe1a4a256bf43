import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { GRACE_MS, collectGarbageAtom } from '../entities/collect-garbage.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { accountLists, type AccountListKey } from './account-lists.ts'
import { growPeopleListAtom, openPeopleListAtom } from './load-account-list.ts'

const BOOSTERS: AccountListKey = `REBLOGGED_BY ${statusId('7')}`
const GET_BOOSTERS = 'GET /api/v1/statuses/7/reblogged_by'
const MORE = '/api/v1/statuses/7/reblogged_by?limit=40&max_id=5'

function openList() {
  const test = testSession()
  const people = (...ids: string[]) => ids.map((id) => account({ id }))
  test.server.on(GET_BOOSTERS, ({ url }) =>
    url.includes('max_id')
      ? createPageResponse(people('12', '13'))
      : createPageResponse(people('11', '12'), MORE),
  )
  const list = () => test.session.store.get(accountLists.atoms(test.session)(BOOSTERS))
  return { ...test, list }
}

test.each([
  [BOOSTERS, '/api/v1/statuses/7/reblogged_by'],
  [`FAVOURITED_BY ${statusId('7')}` as const, '/api/v1/statuses/7/favourited_by'],
])('fetches %s from its own endpoint', { tags: ['TH-07'] }, async (key, path) => {
  const { session, server } = testSession()
  server.on(`GET ${path}`, () => createPageResponse([account({ id: '11' })]))

  await session.store.set(openPeopleListAtom, session, key)

  expect(server.calls()).toEqual([`GET ${path}?limit=40`])
  expect(session.store.get(accountLists.atoms(session)(key)).items).toEqual(['11'])
})

test(
  'fetches the next page by the server’s link and lists no account twice',
  { tags: ['TH-07'] },
  async () => {
    const { session, server, list } = openList()
    await session.store.set(openPeopleListAtom, session, BOOSTERS)

    await session.store.set(growPeopleListAtom, session, BOOSTERS)
    await session.store.set(growPeopleListAtom, session, BOOSTERS)

    expect(list()).toMatchObject({ isLoading: false, items: ['11', '12', '13'], next: null })
    expect(server.calls()).toEqual([`${GET_BOOSTERS}?limit=40`, `GET ${MORE}`])
  },
)

test('shows an error in the list and keeps its items when a page fails', async () => {
  const { session, server, list } = openList()
  await session.store.set(openPeopleListAtom, session, BOOSTERS)
  server.on(GET_BOOSTERS, () => createErrorResponse(500, 'the tide is out'))

  await session.store.set(growPeopleListAtom, session, BOOSTERS)

  expect(list()).toMatchObject({ isLoading: false, items: ['11', '12'] })
  expect(list().error?.message).toBe('the tide is out')
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('loads one page at a time', async () => {
  const { session, server } = openList()

  await Promise.all([
    session.store.set(openPeopleListAtom, session, BOOSTERS),
    session.store.set(openPeopleListAtom, session, BOOSTERS),
  ])

  expect(server.calls()).toEqual([`${GET_BOOSTERS}?limit=40`])
})

test('retains listed accounts outside the viewport from garbage collection', async () => {
  const { session, platform } = openList()
  await session.store.set(openPeopleListAtom, session, BOOSTERS)

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(collectGarbageAtom, session)

  expect([...accountAtoms(session).getParams()]).toEqual(expect.arrayContaining(['11', '12']))
})

test('keeps the most recently opened lists in memory', async () => {
  const { session, list } = openList()
  await session.store.set(openPeopleListAtom, session, BOOSTERS)

  for (let id = 20; id < 30; id += 1) {
    await session.store.set(openPeopleListAtom, session, `FAVOURITED_BY ${statusId(String(id))}`)
  }

  expect(list().isLoaded).toBe(false)
})

test(
  'shows the loading bar for opening a list and for its next pages, not for a refresh',
  { tags: ['LBR-06'] },
  async () => {
    const { session, server, platform } = openList()
    const phase = () => session.app.get(loadingBarAtom).phase
    const first = server.hold(GET_BOOSTERS)
    const opening = session.store.set(openPeopleListAtom, session, BOOSTERS)
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    first.answer(createPageResponse([account({ id: '11' })], MORE))
    await opening
    await platform.clock.advance(2_000)
    expect(phase()).toBe('hidden')

    const again = server.hold(GET_BOOSTERS)
    const refreshing = session.store.set(openPeopleListAtom, session, BOOSTERS)
    await platform.clock.advance(400)
    expect(phase()).toBe('hidden')
    again.answer(createPageResponse([account({ id: '11' })], MORE))
    await refreshing

    const next = server.hold(GET_BOOSTERS)
    const growing = session.store.set(growPeopleListAtom, session, BOOSTERS)
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    next.answer(createPageResponse([]))
    await growing

    expect(phase()).toBe('stopping')
  },
)
