import { expect, test, vi } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { accountId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, notification, relationship, status, statuses } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { answerFollowRequestAtom } from '../actions/answer-follow-request.ts'
import { setDomainBlockAtom } from '../actions/block-domain.ts'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { setFeatureAtom, setFollowAtom, setShowBoostsAtom } from '../actions/follow-account.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBlockAtom } from '../actions/relationship-action.ts'
import { setBoostAtom, setConversationMuteAtom, setPinAtom } from '../actions/set-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../actions/status-action.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { fetchListsAtom } from '../lists/fetch-lists.ts'
import { refreshList, loadOlder } from '../live-lists/request-page.ts'
import { clearNotificationsAtom } from '../notifications/clear-notifications.ts'
import { notificationsSource } from '../notifications/notifications-source.ts'
import { openThreadAtom } from '../open-threads/open-thread.ts'
import { openProfileAtom } from '../profiles/profiles.ts'
import { submitDraftAtom } from '../publish/submit.ts'
import type { Session } from '../session.ts'
import { placeStatusesAtom } from '../timelines/place-status.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { type CallNews, hearCallAtom } from './hear-call.ts'
import { alertsAtom } from './messages.ts'

const ADA = accountId('7')
const POST = statusId('5')
const HOME = encodeTimelineKey({ kind: 'home' })

type Act = (session: Session) => unknown

/** `set` of the session's store, for an action that takes the session first. */
const does =
  <Args extends readonly unknown[]>(
    action: {
      readonly write: (get: never, set: never, session: Session, ...args: Args) => unknown
    },
    ...args: Args
  ): Act =>
  (session) =>
    session.store.set(action as never, session as never, ...(args as never))

const post = () => Response.json(status({ id: '5' }))
const known = () => Response.json(relationship())
const nothing = () => Response.json({})

/** What the user does or the program does for them, the call that it is, and how a server agrees. */
const actions: readonly (readonly [route: string, act: Act, agree: () => Response])[] = [
  ['POST /api/v1/statuses/5/favourite', does(setFavouriteAtom, POST, true), post],
  ['POST /api/v1/statuses/5/unfavourite', does(setFavouriteAtom, POST, false), post],
  ['POST /api/v1/statuses/5/reblog', does(setBoostAtom, POST, true), post],
  ['POST /api/v1/statuses/5/unreblog', does(setBoostAtom, POST, false), post],
  ['POST /api/v1/statuses/5/bookmark', does(setBookmarkAtom, POST, true), post],
  ['POST /api/v1/statuses/5/pin', does(setPinAtom, POST, true), post],
  ['POST /api/v1/statuses/5/mute', does(setConversationMuteAtom, POST, true), post],
  ['DELETE /api/v1/statuses/5', does(deleteStatusAtom, POST), nothing],
  ['POST /api/v1/accounts/7/follow', does(setFollowAtom, ADA, true), known],
  ['POST /api/v1/accounts/7/unfollow', does(setFollowAtom, ADA, false), known],
  ['POST /api/v1/accounts/7/follow', does(setShowBoostsAtom, ADA, false), known],
  ['POST /api/v1/accounts/7/block', does(setBlockAtom, ADA, true), known],
  ['POST /api/v1/accounts/7/mute', does(setMuteAtom, ADA, { notifications: true }), known],
  ['POST /api/v1/accounts/7/endorse', does(setFeatureAtom, ADA, true), known],
  ['POST /api/v1/follow_requests/7/authorize', does(answerFollowRequestAtom, ADA, true), known],
  ['POST /api/v1/domain_blocks', does(setDomainBlockAtom, 'eve.example', true), nothing],
  ['POST /api/v1/statuses', (session) => session.store.set(submitDraftAtom, session), post],
  ['POST /api/v1/notifications/clear', does(clearNotificationsAtom), nothing],
  [
    'GET /api/v1/notifications',
    (session) => refreshList(session, notificationsSource(session)),
    () => page([notification()]),
  ],
  [
    'GET /api/v1/timelines/home',
    (session) => refreshList(session, timelineSource(session, HOME)),
    () => page(statuses('9')),
  ],
  [
    'GET /api/v1/timelines/home',
    (session) => {
      session.store.set(placeStatusesAtom, session, HOME, [POST])
      return loadOlder(session, timelineSource(session, HOME))
    },
    () => page(statuses('1')),
  ],
  [
    'GET /api/v1/statuses/5/context',
    does(openThreadAtom, POST),
    () => Response.json({ ancestors: [], descendants: [] }),
  ],
  ['GET /api/v1/accounts/7', does(openProfileAtom, ADA), () => Response.json(account({ id: '7' }))],
  ['GET /api/v1/lists', does(fetchListsAtom), () => Response.json([])],
  ['GET /api/v1/custom_emojis', does(fetchCustomEmojisAtom), () => Response.json([])],
]

/** Does it, and gives what was told of its call. */
async function newsOf(route: string, act: Act, reply: () => Response | Promise<Response>) {
  const { session, server, platform } = testSession()
  server.on('GET /api/v1/accounts/verify_credentials', () => refuse(401))
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

  const news = dispatched.mock.calls.flatMap(([atom, told]) =>
    (atom as unknown) === hearCallAtom ? [told as unknown as CallNews] : [],
  )
  return {
    news: news.filter(({ endpoint }) => isAskedBy(endpoint, route)),
    alerts: session.app.get(alertsAtom),
  }
}

function isAskedBy(endpoint: CallNews['endpoint'], route: string): boolean {
  const pattern = `${endpoint.method} ${endpoint.path}`.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(route)
}

const types = (news: readonly CallNews[]) => news.map(({ type }) => type)

test.each(actions)(
  '%s: request, then success, once each',
  { tags: ['ERR-02'] },
  async (route, act, agree) => {
    const { news, alerts } = await newsOf(route, act, agree)

    expect(types(news)).toEqual(['request', 'success'])
    expect(alerts).toEqual([])
  },
)

const failures = [
  ['a refusal', () => refuse(500, 'Broken'), { kind: 'response', status: 500, message: 'Broken' }],
  ['too many calls', () => refuse(429, 'Slow down'), { kind: 'response', status: 429 }],
  ['a lost network', () => Promise.reject(new TypeError('offline')), { kind: 'network' }],
] as const

test.each(
  failures.flatMap(([name, reply, error]) =>
    actions.map(([route, act]) => ({ name, route, act, reply, error })),
  ),
)(
  '$route: after $name request, then fail with the error, once each',
  { tags: ['ERR-01', 'ERR-02'] },
  async ({ route, act, reply, error }) => {
    const { news } = await newsOf(route, act, reply)

    expect(types(news)).toEqual(['request', 'fail'])
    expect(news[1]).toMatchObject({ type: 'fail', error })
    expect(news[1]?.type === 'fail' && news[1].error).toBeInstanceOf(ApiError)
  },
)

const tooMany = (reset?: string) => () =>
  new Response(JSON.stringify({ error: 'Too many requests' }), {
    status: 429,
    headers: reset === undefined ? {} : { 'Retry-After': reset },
  })

test(
  'a 429 says in the server’s words what happened, and when to come back',
  { tags: ['ERR-03'] },
  async () => {
    const [[route, act]] = actions as [(typeof actions)[number]]

    const { alerts } = await newsOf(route, act, tooMany('300'))

    expect(alerts).toMatchObject([{ title: '429', message: 'Too many requests' }])
    expect(alerts[0]?.advice).toEqual({ kind: 'wait', until: expect.any(Number) })
  },
)

test(
  'a refusal that ends the session is told as any failure, without an alert beside',
  { tags: ['ERR-01'] },
  async () => {
    const [[route, act]] = actions as [(typeof actions)[number]]

    const { news, alerts } = await newsOf(route, act, () => refuse(401))

    expect(types(news)).toEqual(['request', 'fail'])
    expect(alerts).toEqual([])
  },
)

test(
  'what a server does not have is told as that, not as a failure',
  { tags: ['BY-01'] },
  async () => {
    const { alerts } = await newsOf(
      'POST /api/v1/statuses/5/bookmark',
      does(setBookmarkAtom, POST, true),
      () => new Response(null, { status: 405 }),
    )

    expect(alerts.map(({ advice }) => advice)).toEqual([{ kind: 'unsupported' }])
  },
)
