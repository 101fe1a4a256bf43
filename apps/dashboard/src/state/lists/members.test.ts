import { expect, test } from 'vitest'
import { accountId, listId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { GRACE_MS, collectGarbageAtom } from '../entities/collect-garbage.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  fetchAccountListsAtom,
  fetchMembersAtom,
  listMembers,
  listsOfAccount,
} from './list-members.ts'
import { followedSearchAtom, searchFollowedAtom } from './search-followed.ts'
import { setMemberAtom } from './set-member.ts'

const TEA = listId('3')
const [ADA, BO, CY] = [accountId('11'), accountId('12'), accountId('13')]
const MEMBERS = 'GET /api/v1/lists/3/accounts'
const ADD = 'POST /api/v1/lists/3/accounts'
const REMOVE = 'DELETE /api/v1/lists/3/accounts'
const SEARCH = 'GET /api/v1/accounts/search'
const createAccounts = (...ids: string[]) => ids.map((id) => account({ id }))

/** Opens a session where Ada and Bo are in a list, known from both sides. */
async function openMembers() {
  const opened = testSession()
  const { session, server } = opened
  server.on(MEMBERS, () => createPageResponse(createAccounts(ADA, BO)))
  server.on('GET /api/v1/accounts/11/lists', () => createPageResponse([{ id: '3', title: 'Tea' }]))
  server.on('GET /api/v1/accounts/13/lists', () => createPageResponse([]))
  await session.store.set(fetchMembersAtom, session, TEA)
  for (const id of [ADA, CY]) await session.store.set(fetchAccountListsAtom, session, id)
  return {
    ...opened,
    inTea: () => session.store.get(listMembers.shownAtoms(session)(TEA)).items,
    listsOf: (id: typeof ADA) => session.store.get(listsOfAccount.shownAtoms(session)(id)).items,
    setMember: (id: typeof ADA, isIn: boolean) =>
      session.store.set(setMemberAtom, session, { list: TEA, account: id, isIn }),
    alerts: () => session.app.get(alertsAtom).map(({ title }) => title),
  }
}

test('fetches all members of a list at once', { tags: ['LST-09'] }, async () => {
  const { session, server, inTea } = await openMembers()

  expect(server.calls()[0]).toBe(`${MEMBERS}?limit=0`)
  expect(inTea()).toEqual(['11', '12'])
  expect(session.store.get(accountAtoms(session)(ADA))?.id).toBe('11')
})

test(
  'follows the pages of a server that returns members page by page',
  { tags: ['LST-09'] },
  async () => {
    const { session, server, inTea } = await openMembers()
    server.on(MEMBERS, ({ url }) =>
      url.includes('max_id')
        ? createPageResponse(createAccounts(CY))
        : createPageResponse(createAccounts(ADA, BO), '/api/v1/lists/3/accounts?max_id=12'),
    )

    await session.store.set(fetchMembersAtom, session, TEA)

    expect(inTea()).toEqual(['11', '12', '13'])
  },
)

test(
  'keeps known members when the request fails and stores the error',
  { tags: ['LST-09'] },
  async () => {
    const { session, server, inTea, alerts } = await openMembers()
    server.on(MEMBERS, () => createErrorResponse(500, 'the tide is out'))

    await session.store.set(fetchMembersAtom, session, TEA)

    expect(inTea()).toEqual(['11', '12'])
    const { error, isLoading } = session.store.get(listMembers.shownAtoms(session)(TEA))
    expect([error?.message, isLoading]).toEqual(['the tide is out', false])
    expect(alerts()).toEqual([])
  },
)

test('retains members outside the viewport from garbage collection', async () => {
  const { session, platform } = await openMembers()

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(collectGarbageAtom, session)

  expect([...accountAtoms(session).getParams()]).toEqual(expect.arrayContaining(['11', '12']))
})

test(
  'shows an added member at once on both sides and keeps it after the request succeeds',
  { tags: ['LST-10'] },
  async () => {
    const { server, inTea, listsOf, setMember } = await openMembers()
    const slow = server.hold(ADD)

    const done = setMember(CY, true)
    expect(inTea()).toEqual(['11', '12', '13'])
    expect(listsOf(CY)).toEqual(['3'])
    slow.answer(Response.json({}))
    await done

    expect(await server.requests().at(-1)?.json()).toEqual({ account_ids: ['13'] })
    expect(inTea()).toEqual(['11', '12', '13'])
    expect(listsOf(CY)).toEqual(['3'])
  },
)

test('removes a member at once on both sides', { tags: ['LST-10'] }, async () => {
  const { server, inTea, listsOf, setMember } = await openMembers()
  server.on(REMOVE, () => Response.json({}))

  const done = setMember(ADA, false)
  expect(inTea()).toEqual(['12'])
  await done

  expect(await server.requests().at(-1)?.json()).toEqual({ account_ids: ['11'] })
  expect([inTea(), listsOf(ADA)]).toEqual([['12'], []])
})

test('rolls back and shows one error when the request fails', { tags: ['LST-10'] }, async () => {
  const { server, inTea, listsOf, setMember, alerts } = await openMembers()
  server.on(ADD, () => createErrorResponse(422, 'not followed'))
  server.on(REMOVE, () => createErrorResponse(503))

  await setMember(CY, true)
  await setMember(ADA, false)

  expect(inTea()).toEqual(['11', '12'])
  expect([listsOf(ADA), listsOf(CY)]).toEqual([['3'], []])
  expect(alerts()).toEqual(['422', '503'])
})

test('applies only the latest of rapid toggles', { tags: ['LST-10'] }, async () => {
  const { server, inTea, setMember } = await openMembers()
  const slow = server.hold(REMOVE)
  server.on(ADD, () => Response.json({}))

  const done = setMember(ADA, false)
  void setMember(ADA, true)
  slow.answer(Response.json({}))
  await done

  expect(inTea()).toEqual(['12', '11'])
  expect(server.calls().slice(-2)).toEqual([REMOVE, ADD])
})

test(
  'shows the error when an account cannot be added, and removes a list that was deleted',
  { tags: ['LST-10'] },
  async () => {
    const { session, server, inTea, setMember, alerts } = await openMembers()
    server.on(ADD, () => createErrorResponse(404, 'Record not found'))
    server.on('GET /api/v1/lists/3', () => Response.json({ id: '3', title: 'Tea' }))

    await setMember(CY, true)
    expect(alerts()).toEqual(['404'])
    expect(inTea()).toEqual(['11', '12'])
    server.on('GET /api/v1/lists/3', () => createErrorResponse(404))
    await setMember(CY, true)

    expect(alerts()).toEqual(['404'])
    expect(session.store.get(listMembers.shownAtoms(session)(TEA)).isLoaded).toBe(false)
  },
)

test('fetches the lists of an account', { tags: ['LST-11'] }, async () => {
  const { session, server, listsOf } = await openMembers()
  server.on('GET /api/v1/accounts/11/lists', () => createErrorResponse(500, 'the tide is out'))

  expect(server.calls()[1]).toBe('GET /api/v1/accounts/11/lists')
  expect(listsOf(ADA)).toEqual(['3'])
  await session.store.set(fetchAccountListsAtom, session, ADA)

  expect(session.store.get(listsOfAccount.shownAtoms(session)(ADA)).error?.message).toBe(
    'the tide is out',
  )
  expect(listsOf(ADA)).toEqual(['3'])
})

test(
  'searches followed accounts by name, at most four and only locally',
  { tags: ['LST-10', 'API-28'] },
  async () => {
    const { session, server } = testSession()
    server.on(SEARCH, () => createPageResponse(createAccounts(CY)))

    session.store.set(searchFollowedAtom, session, ' @cy ')
    expect(session.store.get(followedSearchAtom(session))).toMatchObject({
      query: 'cy',
      items: null,
    })
    await flushPromises()

    expect(server.calls()).toEqual([`${SEARCH}?q=cy&resolve=false&limit=4&following=true`])
    expect(session.store.get(followedSearchAtom(session)).items).toEqual(['13'])
  },
)

test.each([
  ['responds', () => createPageResponse(createAccounts(ADA))],
  ['fails', () => createErrorResponse(500)],
])(
  'shows the later of two searches, also when the earlier one %s after it, and none for an empty field',
  { tags: ['LST-10'] },
  async (_what, reply) => {
    const { session, server, platform } = testSession()
    const slow = server.hold(SEARCH)
    session.store.set(searchFollowedAtom, session, 'ad')
    await flushPromises()
    server.on(SEARCH, () => createPageResponse(createAccounts(BO)))
    session.store.set(searchFollowedAtom, session, 'bo')
    await platform.clock.advance(1_000)
    slow.answer(reply())
    await flushPromises()

    expect(session.store.get(followedSearchAtom(session))).toMatchObject({
      query: 'bo',
      items: ['12'],
    })
    session.store.set(searchFollowedAtom, session, '')
    expect(session.store.get(followedSearchAtom(session))).toEqual({
      query: '',
      items: [],
      error: null,
    })
  },
)

test(
  'shows a search error in place of the results and no alert',
  { tags: ['LST-10'] },
  async () => {
    const { session, server } = testSession()
    server.on(SEARCH, () => createErrorResponse(500, 'the tide is out'))

    session.store.set(searchFollowedAtom, session, 'cy')
    await flushPromises()

    expect(session.store.get(followedSearchAtom(session)).error?.message).toBe('the tide is out')
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)
