import { expect, test } from 'vitest'
import { accountId, listId } from '@colonnade/domain/entities'
import { account } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { GRACE_MS, sweepAtom } from '../entities/sweep.ts'
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
const people = (...ids: string[]) => ids.map((id) => account({ id }))

/** Ada and Bo are in a list, and that is known from both sides. */
async function members() {
  const opened = testSession()
  const { session, server } = opened
  server.on(MEMBERS, () => page(people(ADA, BO)))
  server.on('GET /api/v1/accounts/11/lists', () => page([{ id: '3', title: 'Tea' }]))
  server.on('GET /api/v1/accounts/13/lists', () => page([]))
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

test('all who are in a list are asked for at once, and known', { tags: ['LST-09'] }, async () => {
  const { session, server, inTea } = await members()

  expect(server.calls()[0]).toBe(`${MEMBERS}?limit=0`)
  expect(inTea()).toEqual(['11', '12'])
  expect(session.store.get(accountAtoms(session)(ADA))?.id).toBe('11')
})

test(
  'a server that gives them page by page is followed to the end',
  { tags: ['LST-09'] },
  async () => {
    const { session, server, inTea } = await members()
    server.on(MEMBERS, ({ url }) =>
      url.includes('max_id')
        ? page(people(CY))
        : page(people(ADA, BO), '/api/v1/lists/3/accounts?max_id=12'),
    )

    await session.store.set(fetchMembersAtom, session, TEA)

    expect(inTea()).toEqual(['11', '12', '13'])
  },
)

test(
  'members that do not come leave those that were there, and say why',
  { tags: ['LST-09'] },
  async () => {
    const { session, server, inTea, alerts } = await members()
    server.on(MEMBERS, () => refuse(500, 'the tide is out'))

    await session.store.set(fetchMembersAtom, session, TEA)

    expect(inTea()).toEqual(['11', '12'])
    const { error, isLoading } = session.store.get(listMembers.shownAtoms(session)(TEA))
    expect([error?.message, isLoading]).toEqual(['the tide is out', false])
    expect(alerts()).toEqual([])
  },
)

test('members outside of the view are not swept', async () => {
  const { session, platform } = await members()

  await platform.clock.advance(GRACE_MS + 1)
  session.store.set(sweepAtom, session)

  expect([...accountAtoms(session).getParams()]).toEqual(expect.arrayContaining(['11', '12']))
})

test(
  'who is added shows at once, on both sides, and stays once the server agreed',
  { tags: ['LST-10'] },
  async () => {
    const { server, inTea, listsOf, setMember } = await members()
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

test('who is removed leaves at once, on both sides', { tags: ['LST-10'] }, async () => {
  const { server, inTea, listsOf, setMember } = await members()
  server.on(REMOVE, () => Response.json({}))

  const done = setMember(ADA, false)
  expect(inTea()).toEqual(['12'])
  await done

  expect(await server.requests().at(-1)?.json()).toEqual({ account_ids: ['11'] })
  expect([inTea(), listsOf(ADA)]).toEqual([['12'], []])
})

test('a refusal brings back what was, and is told once', { tags: ['LST-10'] }, async () => {
  const { server, inTea, listsOf, setMember, alerts } = await members()
  server.on(ADD, () => refuse(422, 'not followed'))
  server.on(REMOVE, () => refuse(503))

  await setMember(CY, true)
  await setMember(ADA, false)

  expect(inTea()).toEqual(['11', '12'])
  expect([listsOf(ADA), listsOf(CY)]).toEqual([['3'], []])
  expect(alerts()).toEqual(['422', '503'])
})

test('changed to and fro it ends as it was wished last', { tags: ['LST-10'] }, async () => {
  const { server, inTea, setMember } = await members()
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
  'who may not be added while the list is there is told of; a list that is gone is forgotten',
  { tags: ['LST-10'] },
  async () => {
    const { session, server, inTea, setMember, alerts } = await members()
    server.on(ADD, () => refuse(404, 'Record not found'))
    server.on('GET /api/v1/lists/3', () => Response.json({ id: '3', title: 'Tea' }))

    await setMember(CY, true)
    expect(alerts()).toEqual(['404'])
    expect(inTea()).toEqual(['11', '12'])
    server.on('GET /api/v1/lists/3', () => refuse(404))
    await setMember(CY, true)

    expect(alerts()).toEqual(['404'])
    expect(session.store.get(listMembers.shownAtoms(session)(TEA)).isLoaded).toBe(false)
  },
)

test('in which lists somebody is, is asked of the server', { tags: ['LST-11'] }, async () => {
  const { session, server, listsOf } = await members()
  server.on('GET /api/v1/accounts/11/lists', () => refuse(500, 'the tide is out'))

  expect(server.calls()[1]).toBe('GET /api/v1/accounts/11/lists')
  expect(listsOf(ADA)).toEqual(['3'])
  await session.store.set(fetchAccountListsAtom, session, ADA)

  expect(session.store.get(listsOfAccount.shownAtoms(session)(ADA)).error?.message).toBe(
    'the tide is out',
  )
  expect(listsOf(ADA)).toEqual(['3'])
})

test(
  'those whom one follows are looked for by name, four at most and not elsewhere',
  { tags: ['LST-10', 'API-28'] },
  async () => {
    const { session, server } = testSession()
    server.on(SEARCH, () => page(people(CY)))

    session.store.set(searchFollowedAtom, session, ' @cy ')
    expect(session.store.get(followedSearchAtom(session))).toMatchObject({
      query: 'cy',
      items: null,
    })
    await settled()

    expect(server.calls()).toEqual([`${SEARCH}?q=cy&resolve=false&limit=4&following=true`])
    expect(session.store.get(followedSearchAtom(session)).items).toEqual(['13'])
  },
)

test.each([
  ['answers', () => page(people(ADA))],
  ['fails', () => refuse(500)],
])(
  'of two names the later one counts, also where the earlier one %s after it; and an emptied field finds nobody',
  { tags: ['LST-10'] },
  async (_what, reply) => {
    const { session, server, platform } = testSession()
    const slow = server.hold(SEARCH)
    session.store.set(searchFollowedAtom, session, 'ad')
    await settled()
    server.on(SEARCH, () => page(people(BO)))
    session.store.set(searchFollowedAtom, session, 'bo')
    await platform.clock.advance(1_000)
    slow.answer(reply())
    await settled()

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
  'a search that fails says so where its findings would stand, and by no alert',
  { tags: ['LST-10'] },
  async () => {
    const { session, server } = testSession()
    server.on(SEARCH, () => refuse(500, 'the tide is out'))

    session.store.set(searchFollowedAtom, session, 'cy')
    await settled()

    expect(session.store.get(followedSearchAtom(session)).error?.message).toBe('the tide is out')
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)
