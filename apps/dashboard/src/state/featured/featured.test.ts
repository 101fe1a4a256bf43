import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account, relationship } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { FEATURED, featuredLists, fetchFeaturedAtom, setFeaturedAtom } from './featured.ts'

const LIST = 'GET /api/v1/endorsements'
const routeOf = (act: string, id = '7') => `POST /api/v1/accounts/${id}/${act}`
const [ADA, BO] = [accountId('7'), accountId('8')]

/** Mira's profile shows Ada. */
async function opened() {
  const known = testSession()
  const { session, server } = known
  server.on(LIST, () => page([account({ id: '7', username: 'ada' })]))
  await session.store.set(fetchFeaturedAtom, session)
  return {
    ...known,
    items: () => session.store.get(featuredLists.shownAtoms(session)(FEATURED)).items,
  }
}

test('all who are featured are asked for in one call', { tags: ['ACC-13'] }, async () => {
  const { server, items } = await opened()

  expect(server.calls()).toEqual([`${LIST}?limit=0`])
  expect(items()).toEqual(['7'])
})

test('a failure is told in the list, and it can be asked for again', async () => {
  const { session, server } = testSession()
  server.on(LIST, () => refuse(403, 'the tide is out'))

  await session.store.set(fetchFeaturedAtom, session)

  expect(session.store.get(featuredLists.shownAtoms(session)(FEATURED))).toMatchObject({
    isLoaded: false,
    items: [],
    error: { message: 'the tide is out' },
  })
  expect(session.app.get(alertsAtom)).toEqual([])
})

test.each([
  ['added is pinned', BO, true, routeOf('pin', '8'), ['7', '8']],
  ['removed is unpinned', ADA, false, routeOf('unpin'), []],
])('who is %s, at once', { tags: ['ACC-13'] }, async (_act, id, wanted, route, after) => {
  const { session, server, items } = await opened()
  const held = server.hold(route)

  const done = session.store.set(setFeaturedAtom, session, id, wanted)

  expect(items()).toEqual(after)
  held.answer(Response.json(relationship({ id, endorsed: wanted })))
  await done
  expect(items()).toEqual(after)
  expect(server.calls().slice(1)).toEqual([route])
})

test.each([
  ['a stranger', BO, true, routeOf('pin', '8')],
  ['somebody featured', ADA, false, routeOf('unpin')],
])(
  'where the server refuses it of %s, all is as before, and that is told',
  async (_who, id, wanted, route) => {
    const { session, server, items } = await opened()
    server.on(route, () => refuse(422, 'You must be already following'))

    await session.store.set(setFeaturedAtom, session, id, wanted)

    expect(items()).toEqual(['7'])
    expect(session.app.get(alertsAtom)).toMatchObject([{ title: '422' }])
  },
)

test('of wishes that follow each other the latest counts', async () => {
  const { session, server, items } = await opened()
  const held = server.hold(routeOf('pin', '8'))
  server.on(routeOf('unpin', '8'), () => Response.json(relationship({ id: '8' })))

  const done = session.store.set(setFeaturedAtom, session, BO, true)
  void session.store.set(setFeaturedAtom, session, BO, false)
  held.answer(Response.json(relationship({ id: '8', endorsed: true })))
  await done

  expect(items()).toEqual(['7'])
  expect(server.calls().slice(1)).toEqual([routeOf('pin', '8'), routeOf('unpin', '8')])
})
