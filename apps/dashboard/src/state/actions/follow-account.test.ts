import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import {
  accountCountersAtoms,
  ingestRelationshipsAtom,
  relationshipAtoms,
} from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setFollowAtom } from './follow-account.ts'

const ADA = accountId('7')
const HOME = encodeTimelineKey({ kind: 'home' })
const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })

function openWithAda(isFollowing: boolean, followers = 5, locked = false) {
  const known = testSession()
  const { session } = known
  const ada = account({ id: '7', followers_count: followers, locked })
  session.store.set(ingestAccountsAtom, session, [ada])
  session.store.set(ingestRelationshipsAtom, session, [relationship({ following: isFollowing })])
  const count = () => session.store.get(accountCountersAtoms(session)(ADA))?.followers_count
  return { ...known, count }
}

test(
  'increments the follower count and applies the relationship from the response',
  { tags: ['ENT-04', 'ENT-05'] },
  async () => {
    const { session, server, count } = openWithAda(false)
    server.on('POST /api/v1/accounts/7/follow', () =>
      Response.json(relationship({ following: true, followed_by: true })),
    )

    await session.store.set(setFollowAtom, session, ADA, true)

    expect(count()).toBe(6)
    expect(session.store.get(relationshipAtoms(session)(ADA))).toMatchObject({
      following: true,
      followed_by: true,
    })
  },
)

test(
  'counts a repeated follow once and keeps the count at 0 or above',
  { tags: ['ENT-05'] },
  async () => {
    const followed = openWithAda(true)
    followed.server.on('POST /api/v1/accounts/7/follow', () =>
      Response.json(relationship({ following: true })),
    )
    await followed.session.store.set(setFollowAtom, followed.session, ADA, true)
    expect(followed.count()).toBe(5)

    const none = openWithAda(true, 0)
    none.server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship()))
    await none.session.store.set(setFollowAtom, none.session, ADA, false)
    expect(none.count()).toBe(0)
  },
)

test(
  'does not change the follower count when the relationship was unknown',
  { tags: ['ENT-05'] },
  async () => {
    const { session, server } = testSession()
    const ada = account({ id: '7', followers_count: 5 })
    session.store.set(ingestAccountsAtom, session, [ada])
    server.on('POST /api/v1/accounts/7/follow', () =>
      Response.json(relationship({ following: true })),
    )

    await session.store.set(setFollowAtom, session, ADA, true)

    expect(session.store.get(accountCountersAtoms(session)(ADA))?.followers_count).toBe(5)
    expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(true)
  },
)

test(
  'removes posts of an unfollowed account from Home but not from public timelines',
  { tags: ['TL-16'] },
  async () => {
    const { session, server } = openWithAda(true)
    const other = status({ id: '6', account: account({ id: '8' }) })
    const own = status({ id: '5' })
    const boost = status({ id: '9', account: account({ id: '8' }), reblog: own })
    session.store.set(
      applyStreamEventsAtom,
      session,
      [HOME, PUBLIC].flatMap((key) =>
        [own, other, boost].map((entity) => ({
          key,
          event: { type: 'update', status: entity } as const,
        })),
      ),
    )
    server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship()))

    await session.store.set(setFollowAtom, session, ADA, false)

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(['6'])
    expect(session.store.get(timelineAtoms(session)(PUBLIC)).items).toEqual(['9', '6', '5'])
  },
)

test('rolls back to the server’s state when the follow fails', async () => {
  const { session, server, count } = openWithAda(false)
  server.on('POST /api/v1/accounts/7/follow', () => createErrorResponse(403))

  const request = session.store.set(setFollowAtom, session, ADA, true)
  expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(true)
  await request

  expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(false)
  expect(count()).toBe(5)
})

test('shows a follow request for a locked account and can cancel it', async () => {
  const { session, server, count } = openWithAda(false, 5, true)
  const shown = () => session.store.get(relationshipAtoms(session)(ADA))
  server.on('POST /api/v1/accounts/7/follow', () =>
    Response.json(relationship({ requested: true })),
  )
  server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship()))

  const request = session.store.set(setFollowAtom, session, ADA, true)
  expect(shown()).toMatchObject({ following: false, requested: true })
  await request
  expect(shown()).toMatchObject({ following: false, requested: true })
  expect(count()).toBe(5)

  const takenBack = session.store.set(setFollowAtom, session, ADA, false)
  expect(shown()?.requested).toBe(false)
  await takenBack
  expect(shown()?.requested).toBe(false)
})

test(
  'shows no error when the server refuses to follow an account that is followed already',
  { tags: ['BY-01'] },
  async () => {
    const { session, server } = openWithAda(false)
    server.on('POST /api/v1/accounts/7/follow', () => createErrorResponse(403))
    server.on('GET /api/v1/accounts/relationships', () =>
      Response.json([relationship({ following: true })]),
    )

    await session.store.set(setFollowAtom, session, ADA, true)

    expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(true)
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)
