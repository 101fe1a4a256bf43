import { expect, test, vi } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { accountId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, relationship, status, statuses } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { acceptFollowRequestAtom } from '../actions/accept-follow-request.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { setFeatureAtom, setFollowAtom, setShowBoostsAtom } from '../actions/follow-account.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { setBoostAtom, setConversationMuteAtom, setPinAtom } from '../actions/set-status-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../actions/status-action.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { fetchListsAtom } from '../lists/fetch-lists.ts'
import { refreshList, loadOlder } from '../live-lists/request-page.ts'
import { clearNotificationsAtom } from '../notifications/clear-notifications.ts'
import { getNotificationsSource } from '../notifications/notifications-source.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { openProfileAtom } from '../profiles/open-profile.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import type { Session } from '../session.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { alertsAtom } from './messages.ts'
import { type RequestEvent, trackRequestAtom } from './track-request.ts'

const ADA = accountId('7')
const POST = statusId('5')
const HOME = encodeTimelineKey({ kind: 'home' })

type Act = (session: Session) => unknown

/** The store's `set`, for an action whose first parameter is the session. */
const performAction =
  <Args extends readonly unknown[]>(
    action: {
      readonly write: (get: never, set: never, session: Session, ...args: Args) => unknown
    },
    ...args: Args
  ): Act =>
  (session) =>
    session.store.set(action as never, session as never, ...(args as never))

const respondWithPost = () => Response.json(status({ id: '5' }))
const respondWithRelationship = () => Response.json(relationship())
const respondEmpty = () => Response.json({})

/** Each action of the user or the program, its request, and a successful response. */
const actions: readonly (readonly [route: string, act: Act, agree: () => Response])[] = [
  [
    'POST /api/v1/statuses/5/favourite',
    performAction(setFavouriteAtom, POST, true),
    respondWithPost,
  ],
  [
    'POST /api/v1/statuses/5/unfavourite',
    performAction(setFavouriteAtom, POST, false),
    respondWithPost,
  ],
  ['POST /api/v1/statuses/5/reblog', performAction(setBoostAtom, POST, true), respondWithPost],
  ['POST /api/v1/statuses/5/unreblog', performAction(setBoostAtom, POST, false), respondWithPost],
  ['POST /api/v1/statuses/5/bookmark', performAction(setBookmarkAtom, POST, true), respondWithPost],
  ['POST /api/v1/statuses/5/pin', performAction(setPinAtom, POST, true), respondWithPost],
  [
    'POST /api/v1/statuses/5/mute',
    performAction(setConversationMuteAtom, POST, true),
    respondWithPost,
  ],
  ['DELETE /api/v1/statuses/5', performAction(deleteStatusAtom, POST), respondEmpty],
  [
    'POST /api/v1/accounts/7/follow',
    performAction(setFollowAtom, ADA, true),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/accounts/7/unfollow',
    performAction(setFollowAtom, ADA, false),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/accounts/7/follow',
    performAction(setShowBoostsAtom, ADA, false),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/accounts/7/block',
    performAction(setBlockAtom, ADA, true),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/accounts/7/mute',
    performAction(setMuteAtom, ADA, { notifications: true }),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/accounts/7/endorse',
    performAction(setFeatureAtom, ADA, true),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/follow_requests/7/authorize',
    performAction(acceptFollowRequestAtom, ADA, true),
    respondWithRelationship,
  ],
  [
    'POST /api/v1/domain_blocks',
    performAction(setDomainBlockAtom, 'eve.example', true),
    respondEmpty,
  ],
  [
    'POST /api/v1/statuses',
    (session) => session.store.set(submitDraftAtom, session),
    respondWithPost,
  ],
  ['POST /api/v1/notifications/clear', performAction(clearNotificationsAtom), respondEmpty],
  [
    'GET /api/v1/notifications',
    (session) => refreshList(session, getNotificationsSource(session)),
    () => createPageResponse([notification()]),
  ],
  [
    'GET /api/v1/timelines/home',
    (session) => refreshList(session, createTimelineSource(session, HOME)),
    () => createPageResponse(statuses('9')),
  ],
  [
    'GET /api/v1/timelines/home',
    (session) => {
      session.store.set(insertStatusesAtom, session, HOME, [POST])
      return loadOlder(session, createTimelineSource(session, HOME))
    },
    () => createPageResponse(statuses('1')),
  ],
  [
    'GET /api/v1/statuses/5/context',
    performAction(openThreadAtom, POST),
    () => Response.json({ ancestors: [], descendants: [] }),
  ],
  [
    'GET /api/v1/accounts/7',
    performAction(openProfileAtom, ADA),
    () => Response.json(account({ id: '7' })),
  ],
  ['GET /api/v1/lists', performAction(fetchListsAtom), () => Response.json([])],
  ['GET /api/v1/custom_emojis', performAction(fetchCustomEmojisAtom), () => Response.json([])],
]

/** Performs the action and returns the events of its request. */
async function recordEvents(route: string, act: Act, reply: () => Response | Promise<Response>) {
  const { session, server, platform } = testSession()
  server.on('GET /api/v1/accounts/verify_credentials', () => createErrorResponse(401))
  server.on(route, reply)
  const { store } = session
  store.set(ingestAccountsAtom, session, [account({ id: '7' })])
  store.set(ingestRelationshipsAtom, session, [relationship()])
  store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  store.set(changeDraftAtom, session, { text: 'Hello' })
  const dispatched = vi.spyOn(session.app, 'set')

  const done = act(session)
  await platform.clock.advance(4_000)
  await done

  const events = dispatched.mock.calls.flatMap(([atom, event]) =>
    (atom as unknown) === trackRequestAtom ? [event as unknown as RequestEvent] : [],
  )
  return {
    news: events.filter(({ endpoint }) => isRequestOf(endpoint, route)),
    alerts: session.app.get(alertsAtom),
  }
}

function isRequestOf(endpoint: RequestEvent['endpoint'], route: string): boolean {
  const pattern = `${endpoint.method} ${endpoint.path}`.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(route)
}

const getTypes = (events: readonly RequestEvent[]) => events.map(({ type }) => type)

test.each(actions)(
  '%s: emits request, then success, once each',
  { tags: ['ERR-02'] },
  async (route, act, agree) => {
    const { news: events, alerts } = await recordEvents(route, act, agree)

    expect(getTypes(events)).toEqual(['request', 'success'])
    expect(alerts).toEqual([])
  },
)

const failures = [
  [
    'an error response',
    () => createErrorResponse(500, 'Broken'),
    { kind: 'response', status: 500, message: 'Broken' },
  ],
  [
    'too many requests',
    () => createErrorResponse(429, 'Slow down'),
    { kind: 'response', status: 429 },
  ],
  ['a network error', () => Promise.reject(new TypeError('offline')), { kind: 'network' }],
] as const

test.each(
  failures.flatMap(([name, reply, error]) =>
    actions.map(([route, act]) => ({ name, route, act, reply, error })),
  ),
)(
  '$route: emits request, then fail with the error, once each, after $name',
  { tags: ['ERR-01', 'ERR-02'] },
  async ({ route, act, reply, error }) => {
    const { news: events } = await recordEvents(route, act, reply)

    expect(getTypes(events)).toEqual(['request', 'fail'])
    expect(events[1]).toMatchObject({ type: 'fail', error })
    expect(events[1]?.type === 'fail' && events[1].error).toBeInstanceOf(ApiError)
  },
)

const refuseTooMany = (reset?: string) => () =>
  new Response(JSON.stringify({ error: 'Too many requests' }), {
    status: 429,
    headers: reset === undefined ? {} : { 'Retry-After': reset },
  })

test('shows the server’s message and the retry time for a 429', { tags: ['ERR-03'] }, async () => {
  const [[route, act]] = actions as [(typeof actions)[number]]

  const { alerts } = await recordEvents(route, act, refuseTooMany('300'))

  expect(alerts).toMatchObject([{ title: '429', message: 'Too many requests' }])
  expect(alerts[0]?.advice).toEqual({ kind: 'wait', until: expect.any(Number) })
})

test(
  'emits a failure without an alert when the error ends the session',
  { tags: ['ERR-01'] },
  async () => {
    const [[route, act]] = actions as [(typeof actions)[number]]

    const { news: events, alerts } = await recordEvents(route, act, () => createErrorResponse(401))

    expect(getTypes(events)).toEqual(['request', 'fail'])
    expect(alerts).toEqual([])
  },
)

test(
  'reports an unsupported endpoint as unsupported, not as a failure',
  { tags: ['BY-01'] },
  async () => {
    const { alerts } = await recordEvents(
      'POST /api/v1/statuses/5/bookmark',
      performAction(setBookmarkAtom, POST, true),
      () => new Response(null, { status: 405 }),
    )

    expect(alerts.map(({ advice }) => advice)).toEqual([{ kind: 'unsupported' }])
  },
)
