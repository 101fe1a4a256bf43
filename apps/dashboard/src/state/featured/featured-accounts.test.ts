import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account, relationship } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { FEATURED, featuredLists, fetchFeaturedAtom, setFeaturedAtom } from './featured-accounts.ts'

const LIST = 'GET /api/v1/endorsements'
const getRoute = (act: string, id = '7') => `POST /api/v1/accounts/${id}/${act}`
const [ADA, BO] = [accountId('7'), accountId('8')]

/** Opens the list with Ada on Mira's profile. */
async function openFeatured() {
  const known = testSession()
  const { session, server } = known
  server.on(LIST, () => createPageResponse([account({ id: '7', username: 'ada' })]))
  await session.store.set(fetchFeaturedAtom, session)
  return {
    ...known,
    items: () => session.store.get(featuredLists.shownAtoms(session)(FEATURED)).items,
  }
}

test('fetches all featured accounts in one request', { tags: ['ACC-13'] }, async () => {
  const { server, items } = await openFeatured()

  expect(server.calls()).toEqual([`${LIST}?limit=0`])
  expect(items()).toEqual(['7'])
})

test('shows an error in the list and can retry', async () => {
  const { session, server } = testSession()
  server.on(LIST, () => createErrorResponse(403, 'the tide is out'))

  await session.store.set(fetchFeaturedAtom, session)

  expect(session.store.get(featuredLists.shownAtoms(session)(FEATURED))).toMatchObject({
    isLoaded: false,
    items: [],
    error: { message: 'the tide is out' },
  })
  expect(session.app.get(alertsAtom)).toEqual([])
})

test.each([
  ['pins an added', BO, true, getRoute('pin', '8'), ['7', '8']],
  ['unpins a removed', ADA, false, getRoute('unpin'), []],
])('%s account at once', { tags: ['ACC-13'] }, async (_act, id, wanted, route, after) => {
  const { session, server, items } = await openFeatured()
  const held = server.hold(route)

  const done = session.store.set(setFeaturedAtom, session, id, wanted)

  expect(items()).toEqual(after)
  held.answer(Response.json(relationship({ id, endorsed: wanted })))
  await done
  expect(items()).toEqual(after)
  expect(server.calls().slice(1)).toEqual([route])
})

test.each([
  ['an unfeatured account', BO, true, getRoute('pin', '8')],
  ['a featured account', ADA, false, getRoute('unpin')],
])(
  'rolls back and shows an error when the request for %s fails',
  async (_who, id, wanted, route) => {
    const { session, server, items } = await openFeatured()
    server.on(route, () => createErrorResponse(422, 'You must be already following'))

    await session.store.set(setFeaturedAtom, session, id, wanted)

    expect(items()).toEqual(['7'])
    expect(session.app.get(alertsAtom)).toMatchObject([{ title: '422' }])
  },
)

test('applies only the latest of rapid toggles', async () => {
  const { session, server, items } = await openFeatured()
  const held = server.hold(getRoute('pin', '8'))
  server.on(getRoute('unpin', '8'), () => Response.json(relationship({ id: '8' })))

  const done = session.store.set(setFeaturedAtom, session, BO, true)
  void session.store.set(setFeaturedAtom, session, BO, false)
  held.answer(Response.json(relationship({ id: '8', endorsed: true })))
  await done

  expect(items()).toEqual(['7'])
  expect(server.calls().slice(1)).toEqual([getRoute('pin', '8'), getRoute('unpin', '8')])
})
