import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { account, notification, relationship } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { answerFollowRequestAtom } from '../actions/answer-follow-request.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { alertsAtom } from '../ui/messages.ts'
import { growPeopleListAtom, openPeopleListAtom } from './load-people.ts'
import { type OwnListKind, shownPeopleAtoms } from './people-lists.ts'

const ADA = accountId('7')
const PATHS = {
  FOLLOW_REQUESTS: '/api/v1/follow_requests',
  BLOCKS: '/api/v1/blocks',
  MUTES: '/api/v1/mutes',
} as const satisfies Record<OwnListKind, string>

/** A list with Ada and Bo on its first page, Cy on its second. */
async function listed(kind: OwnListKind) {
  const opened = testSession()
  const { session, server } = opened
  const people = (...ids: string[]) => ids.map((id) => account({ id, username: `p${id}` }))
  server.on(`GET ${PATHS[kind]}`, ({ url }) =>
    url.includes('max_id')
      ? page(people('8', '9'))
      : page(people('7', '8'), `${PATHS[kind]}?max_id=5`),
  )
  await session.store.set(openPeopleListAtom, session, kind)
  return { ...opened, shown: () => session.store.get(shownPeopleAtoms(session)(kind)).items }
}

const KINDS = ['FOLLOW_REQUESTS', 'BLOCKS', 'MUTES'] as const

test.each(KINDS)(
  '%s holds the way to its next page; beyond the last nothing is asked',
  { tags: ['ACC-16'] },
  async (kind) => {
    const { session, server, shown } = await listed(kind)

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
  '%s of somebody hold the way to their next page',
  { tags: ['ACC-16'] },
  async (kind, path) => {
    const { session, server } = testSession()
    const route = `/api/v1/accounts/3/${path}`
    server.on(`GET ${route}`, ({ url }) =>
      url.includes('max_id')
        ? page([account({ id: '8' })])
        : page([account({ id: '7' })], `${route}?max_id=5`),
    )
    const key = `${kind} 3` as const

    await session.store.set(openPeopleListAtom, session, key)
    await session.store.set(growPeopleListAtom, session, key)
    await session.store.set(growPeopleListAtom, session, key)

    expect(session.store.get(shownPeopleAtoms(session)(key)).items).toEqual(['7', '8'])
    expect(server.calls()).toEqual([`GET ${route}?limit=40`, `GET ${route}?max_id=5`])
  },
)

const outs = [
  [
    'BLOCKS',
    'POST /api/v1/accounts/7/unblock',
    (one: Awaited<ReturnType<typeof listed>>) =>
      one.session.store.set(setBlockAtom, one.session, ADA, false),
  ],
  [
    'MUTES',
    'POST /api/v1/accounts/7/unmute',
    (one: Awaited<ReturnType<typeof listed>>) =>
      one.session.store.set(setMuteAtom, one.session, ADA, null),
  ],
  [
    'FOLLOW_REQUESTS',
    'POST /api/v1/follow_requests/7/authorize',
    (one: Awaited<ReturnType<typeof listed>>) =>
      one.session.store.set(answerFollowRequestAtom, one.session, ADA, true),
  ],
  [
    'FOLLOW_REQUESTS',
    'POST /api/v1/follow_requests/7/reject',
    (one: Awaited<ReturnType<typeof listed>>) =>
      one.session.store.set(answerFollowRequestAtom, one.session, ADA, false),
  ],
] as const

test.each(outs)(
  'in %s, %s takes the row away at once and for good',
  { tags: ['ACC-17'] },
  async (kind, route, act) => {
    const opened = await listed(kind)
    const held = opened.server.hold(route)

    const asked = act(opened)
    await settled()
    expect(opened.shown()).toEqual(['8'])
    // As in 2019: nothing of how one stands.
    held.answer(Response.json(kind === 'FOLLOW_REQUESTS' ? {} : relationship({ id: '7' })))
    await asked

    expect(opened.shown()).toEqual(['8'])
  },
)

test.each(outs)(
  'in %s, a refused %s brings the row back to its place, and is told',
  { tags: ['ACC-17'] },
  async (kind, route, act) => {
    const opened = await listed(kind)
    opened.server.on(route, () => refuse(500, 'the tide is out'))

    await act(opened)

    expect(opened.shown()).toEqual(['7', '8'])
    expect(opened.session.app.get(alertsAtom)).toMatchObject([{ message: 'the tide is out' }])
  },
)

test('who is blocked elsewhere stands first among the blocked, and no longer asks to follow', async () => {
  const { session, server, shown } = await listed('BLOCKS')
  server.on('GET /api/v1/follow_requests', () => page([account({ id: '9' })]))
  server.on('POST /api/v1/accounts/9/block', () =>
    Response.json(relationship({ id: '9', blocking: true })),
  )
  await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')

  await session.store.set(setBlockAtom, session, accountId('9'), true)
  expect(shown()).toEqual(['9', '7', '8'])

  server.on('POST /api/v1/accounts/9/unblock', () => Response.json(relationship({ id: '9' })))
  await session.store.set(setBlockAtom, session, accountId('9'), false)
  expect(shown()).toEqual(['7', '8'])
  expect(session.store.get(shownPeopleAtoms(session)('FOLLOW_REQUESTS')).items).toEqual([])
})

test('who asks while one looks stands first', async () => {
  const { session, shown } = await listed('FOLLOW_REQUESTS')
  const asks = notification({ id: '1', type: 'follow_request', account: account({ id: '5' }) })

  session.store.set(applyStreamEventsAtom, session, [
    { key: null, event: { type: 'notification', notification: asks } },
  ])

  expect(shown()).toEqual(['5', '7', '8'])
})

test(
  'a page that was asked for before an answer was given brings nobody back, and takes away nobody who came meanwhile',
  { tags: ['ACC-17'] },
  async () => {
    const { session, server, shown } = await listed('FOLLOW_REQUESTS')
    const late = server.hold('GET /api/v1/follow_requests')
    server.on('POST /api/v1/follow_requests/7/authorize', () => Response.json({}))
    const asked = session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS')

    await session.store.set(answerFollowRequestAtom, session, ADA, true)
    const asks = notification({ id: '1', type: 'follow_request', account: account({ id: '5' }) })
    session.store.set(applyStreamEventsAtom, session, [
      { key: null, event: { type: 'notification', notification: asks } },
    ])
    expect(shown()).toEqual(['5', '8'])
    late.answer(page([account({ id: '7' }), account({ id: '8' })]))
    await asked

    expect(shown()).toEqual(['5', '8'])
  },
)
