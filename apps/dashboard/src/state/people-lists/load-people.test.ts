import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { GRACE_MS, sweepAtom } from '../entities/sweep.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { growPeopleListAtom, openPeopleListAtom } from './load-people.ts'
import { peopleLists, type PeopleListKey } from './people-lists.ts'

const BOOSTERS: PeopleListKey = `REBLOGGED_BY ${statusId('7')}`
const GET_BOOSTERS = 'GET /api/v1/statuses/7/reblogged_by'
const MORE = '/api/v1/statuses/7/reblogged_by?limit=40&max_id=5'

function opened() {
  const test = testSession()
  const people = (...ids: string[]) => ids.map((id) => account({ id }))
  test.server.on(GET_BOOSTERS, ({ url }) =>
    url.includes('max_id') ? page(people('12', '13')) : page(people('11', '12'), MORE),
  )
  const list = () => test.session.store.get(peopleLists.atoms(test.session)(BOOSTERS))
  return { ...test, list }
}

test.each([
  [BOOSTERS, '/api/v1/statuses/7/reblogged_by'],
  [`FAVOURITED_BY ${statusId('7')}` as const, '/api/v1/statuses/7/favourited_by'],
])('%s is asked of its own list', { tags: ['TH-07'] }, async (key, path) => {
  const { session, server } = testSession()
  server.on(`GET ${path}`, () => page([account({ id: '11' })]))

  await session.store.set(openPeopleListAtom, session, key)

  expect(server.calls()).toEqual([`GET ${path}?limit=40`])
  expect(session.store.get(peopleLists.atoms(session)(key)).items).toEqual(['11'])
})

test(
  'the next page is the one that the server names, and nobody stands twice',
  { tags: ['TH-07'] },
  async () => {
    const { session, server, list } = opened()
    await session.store.set(openPeopleListAtom, session, BOOSTERS)

    await session.store.set(growPeopleListAtom, session, BOOSTERS)
    await session.store.set(growPeopleListAtom, session, BOOSTERS)

    expect(list()).toMatchObject({ isLoading: false, items: ['11', '12', '13'], next: null })
    expect(server.calls()).toEqual([`${GET_BOOSTERS}?limit=40`, `GET ${MORE}`])
  },
)

test('a page that fails is told in the list, and what was there stays', async () => {
  const { session, server, list } = opened()
  await session.store.set(openPeopleListAtom, session, BOOSTERS)
  server.on(GET_BOOSTERS, () => refuse(500, 'the tide is out'))

  await session.store.set(growPeopleListAtom, session, BOOSTERS)

  expect(list()).toMatchObject({ isLoading: false, items: ['11', '12'] })
  expect(list().error?.message).toBe('the tide is out')
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('one page is asked for at a time', async () => {
  const { session, server } = opened()

  await Promise.all([
    session.store.set(openPeopleListAtom, session, BOOSTERS),
    session.store.set(openPeopleListAtom, session, BOOSTERS),
  ])

  expect(server.calls()).toEqual([`${GET_BOOSTERS}?limit=40`])
})

test('who stands in a list outside of the view is not swept', async () => {
  const { session, platform } = opened()
  await session.store.set(openPeopleListAtom, session, BOOSTERS)

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(sweepAtom, session)

  expect([...accountAtoms(session).getParams()]).toEqual(expect.arrayContaining(['11', '12']))
})

test('of many lists the ones opened last are remembered', async () => {
  const { session, list } = opened()
  await session.store.set(openPeopleListAtom, session, BOOSTERS)

  for (let id = 20; id < 30; id += 1) {
    await session.store.set(openPeopleListAtom, session, `FAVOURITED_BY ${statusId(String(id))}`)
  }

  expect(list().isLoaded).toBe(false)
})

test(
  'moves the loading bar for opening a list and for more of it, not for a refresh',
  { tags: ['LBR-06'] },
  async () => {
    const { session, server, platform } = opened()
    const phase = () => session.app.get(loadingBarAtom).phase
    const first = server.hold(GET_BOOSTERS)
    const opening = session.store.set(openPeopleListAtom, session, BOOSTERS)
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    first.answer(page([account({ id: '11' })], MORE))
    await opening
    await platform.clock.advance(2_000)
    expect(phase()).toBe('hidden')

    const again = server.hold(GET_BOOSTERS)
    const refreshing = session.store.set(openPeopleListAtom, session, BOOSTERS)
    await platform.clock.advance(400)
    expect(phase()).toBe('hidden')
    again.answer(page([account({ id: '11' })], MORE))
    await refreshing

    const next = server.hold(GET_BOOSTERS)
    const growing = session.store.set(growPeopleListAtom, session, BOOSTERS)
    await platform.clock.advance(400)
    expect(phase()).toBe('running')
    next.answer(page([]))
    await growing

    expect(phase()).toBe('stopping')
  },
)
