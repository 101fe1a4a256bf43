import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account, notification, relationship } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { acceptFollowRequestAtom } from '../actions/accept-follow-request.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { alertsAtom } from '../ui/messages.ts'
import { type OwnListKind, shownAccountListAtoms } from './account-lists.ts'
import { growPeopleListAtom, openPeopleListAtom } from './load-account-list.ts'

const ADA = accountId('7')
const PATHS = {
  FOLLOW_REQUESTS: '/api/v1/follow_requests',
  BLOCKS: '/api/v1/blocks',
  MUTES: '/api/v1/mutes',
} as const satisfies Record<OwnListKind, string>

/** Opens a list with Ada and Bo on its first page, Cy on its second. */
async function openList(kind: OwnListKind) {
  const opened = testSession()
  const { session, server } = opened
  const people = (...ids: string[]) => ids.map((id) => account({ id, username: `p${id}` }))
  server.on(`GET ${PATHS[kind]}`, ({ url }) =>
    url.includes('max_id')
      ? createPageResponse(people('8', '9'))
      : createPageResponse(people('7', '8'), `${PATHS[kind]}?max_id=5`),
  )
  await session.store.set(openPeopleListAtom, session, kind)
  return { ...opened, shown: () => session.store.get(shownAccountListAtoms(session)(kind)).items }
}

const KINDS = ['FOLLOW_REQUESTS', 'BLOCKS', 'MUTES'] as const

test.each(KINDS)(
  'follows the page links of %s and sends no request after the last page',
  { tags: ['ACC-16'] },
  async (kind) => {
    const { session, server, shown } = await openList(kind)

    const grow = () => session.store.set(growPeopleListAtom, session, kind)
    await Promise.all([grow(), grow()])
    await grow()

    expect(shown()).toEqual(['7', '8', '9'])
    expect(server.calls()).toEqual([`GET ${PATHS[kind]}?limit=40`, `GET ${PATHS[kind]}?max_id=5`])
  },
)

test.each([
  ['FOLLOWERS', 'followers'],
  ['FOLLOWING', 'following'],
] as const)(
  'follows the page links of %s of an account',
  { tags: ['ACC-16'] },
  async (kind, path) => {
    const { session, server } = testSession()
    const route = `/api/v1/accounts/3/${path}`
    server.on(`GET ${route}`, ({ url }) =>
      url.includes('max_id')
        ? createPageResponse([account({ id: '8' })])
        : createPageResponse([account({ id: '7' })], `${route}?max_id=5`),
    )
    const key = `${kind} 3` as const

    await session.store.set(openPeopleListAtom, session, key)
    await session.store.set(growPeopleListAtom, session, key)
    await session.store.set(growPeopleListAtom, session, key)

    expect(session.store.get(shownAccountListAtoms(session)(key)).items).toEqual(['7', '8'])
    expect(server.calls()).toEqual([`GET ${route}?limit=40`, `GET ${route}?max_id=5`])
  },
)

const outs = [
  [
    'BLOCKS',
    'POST /api/v1/accounts/7/unblock',
    (one: Awaited<ReturnType<typeof openList>>) =>
      one.session.store.set(setBlockAtom, one.session, ADA, false),
  ],
  [
    'MUTES',
    'POST /api/v1/accounts/7/unmute',
    (one: Awaited<ReturnType<typeof openList>>) =>
      one.session.store.set(setMuteAtom, one.session, ADA, null),
  ],
  [
    'FOLLOW_REQUESTS',
    'POST /api/v1/follow_requests/7/authorize',
    (one: Awaited<ReturnType<typeof openList>>) =>
      one.session.store.set(acceptFollowRequestAtom, one.session, ADA, true),
  ],
  [
    'FOLLOW_REQUESTS',
    'POST /api/v1/follow_requests/7/reject',
    (one: Awaited<ReturnType<typeof openList>>) =>
      one.session.store.set(acceptFollowRequestAtom, one.session, ADA, false),
  ],
] as const

test.each(outs)(
  'removes the row from %s at once and permanently for %s',
  { tags: ['ACC-17'] },
  async (kind, route, act) => {
    const opened = await openList(kind)
    const held = opened.server.hold(route)

    const pending = act(opened)
    await flushPromises()
    expect(opened.shown()).toEqual(['8'])
    // As in 2019: without a relationship.
    held.answer(Response.json(kind === 'FOLLOW_REQUESTS' ? {} : relationship({ id: '7' })))
    await pending

    expect(opened.shown()).toEqual(['8'])
  },
)

test.each(outs)(
  'restores the row in %s in its position and shows an error when %s fails',
  { tags: ['ACC-17'] },
  async (kind, route, act) => {
    const opened = await openList(kind)
    opened.server.on(route, () => createErrorResponse(500, 'the tide is out'))

    await act(opened)

    expect(opened.shown()).toEqual(['7', '8'])
    expect(opened.session.app.get(alertsAtom)).toMatchObject([{ message: 'the tide is out' }])
  },
)

test('lists an account first that was blocked elsewhere, and removes its follow request', async () => {
  const { session, server, shown } = await openList('BLOCKS')
  server.on('GET /api/v1/follow_requests', () => createPageResponse([account({ id: '9' })]))
  server.on('POST /api/v1/accounts/9/block', () =>
    Response.json(relationship({ id: '9', blocking: true })),
  )
  await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')

  await session.store.set(setBlockAtom, session, accountId('9'), true)
  expect(shown()).toEqual(['9', '7', '8'])

  server.on('POST /api/v1/accounts/9/unblock', () => Response.json(relationship({ id: '9' })))
  await session.store.set(setBlockAtom, session, accountId('9'), false)
  expect(shown()).toEqual(['7', '8'])
  expect(session.store.get(shownAccountListAtoms(session)('FOLLOW_REQUESTS')).items).toEqual([])
})

test('inserts a new follow request first while the list is open', async () => {
  const { session, shown } = await openList('FOLLOW_REQUESTS')
  const asks = notification({ id: '1', type: 'follow_request', account: account({ id: '5' }) })

  session.store.set(applyStreamEventsAtom, session, [
    { key: null, event: { type: 'notification', notification: asks } },
  ])

  expect(shown()).toEqual(['5', '7', '8'])
})

test(
  'applies changes during the request to a page: responses to requests, and new requests',
  { tags: ['ACC-17'] },
  async () => {
    const { session, server, shown } = await openList('FOLLOW_REQUESTS')
    const late = server.hold('GET /api/v1/follow_requests')
    server.on('POST /api/v1/follow_requests/7/authorize', () => Response.json({}))
    const pending = session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')

    await session.store.set(acceptFollowRequestAtom, session, ADA, true)
    const asks = notification({ id: '1', type: 'follow_request', account: account({ id: '5' }) })
    session.store.set(applyStreamEventsAtom, session, [
      { key: null, event: { type: 'notification', notification: asks } },
    ])
    expect(shown()).toEqual(['5', '8'])
    late.answer(createPageResponse([account({ id: '7' }), account({ id: '8' })]))
    await pending

    expect(shown()).toEqual(['5', '8'])
  },
)
