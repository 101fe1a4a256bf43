import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import {
  accountCountersAtoms,
  ingestRelationshipsAtom,
  relationshipAtoms,
} from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { setFollowAtom } from './follow-account.ts'

const ADA = accountId('7')
const HOME = encodeTimelineKey({ kind: 'home' })
const PUBLIC = encodeTimelineKey({ kind: 'public', onlyMedia: false })

function knowingAda(isFollowing: boolean, followers = 5, locked = false) {
  const known = testSession()
  const { session } = known
  const ada = account({ id: '7', followers_count: followers, locked })
  session.store.set(ingestAccountsAtom, session, [ada])
  session.store.set(ingestRelationshipsAtom, session, [relationship({ following: isFollowing })])
  const count = () => session.store.get(accountCountersAtoms(session)(ADA))?.followers_count
  return { ...known, count }
}

test(
  'following counts one more follower, and takes the relationship that answers',
  { tags: ['ENT-04', 'ENT-05'] },
  async () => {
    const { session, server, count } = knowingAda(false)
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
  'following twice counts once, and the count never falls below 0',
  { tags: ['ENT-05'] },
  async () => {
    const followed = knowingAda(true)
    followed.server.on('POST /api/v1/accounts/7/follow', () =>
      Response.json(relationship({ following: true })),
    )
    await followed.session.store.set(setFollowAtom, followed.session, ADA, true)
    expect(followed.count()).toBe(5)

    const none = knowingAda(true, 0)
    none.server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship()))
    await none.session.store.set(setFollowAtom, none.session, ADA, false)
    expect(none.count()).toBe(0)
  },
)

test(
  'where it was not known whether one follows, an answer counts nobody anew',
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
  'unfollowing takes that account out of Home and leaves it in public',
  { tags: ['TL-16'] },
  async () => {
    const { session, server } = knowingAda(true)
    const other = status({ id: '6', account: account({ id: '8' }) })
    const own = status({ id: '5' })
    const boost = status({ id: '9', account: account({ id: '8' }), reblog: own })
    session.store.set(
      applyStreamEventsAtom,
      session,
      [HOME, PUBLIC].flatMap((key) =>
        [own, other, boost].map((told) => ({
          key,
          event: { type: 'update', status: told } as const,
        })),
      ),
    )
    server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship()))

    await session.store.set(setFollowAtom, session, ADA, false)

    expect(session.store.get(timelineAtoms(session)(HOME)).items).toEqual(['6'])
    expect(session.store.get(timelineAtoms(session)(PUBLIC)).items).toEqual(['9', '6', '5'])
  },
)

test('a refused follow shows what the server last said', async () => {
  const { session, server, count } = knowingAda(false)
  server.on('POST /api/v1/accounts/7/follow', () => refuse(403))

  const asked = session.store.set(setFollowAtom, session, ADA, true)
  expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(true)
  await asked

  expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(false)
  expect(count()).toBe(5)
})

test('where the account is locked, following shows as asked for, and can be taken back', async () => {
  const { session, server, count } = knowingAda(false, 5, true)
  const shown = () => session.store.get(relationshipAtoms(session)(ADA))
  server.on('POST /api/v1/accounts/7/follow', () =>
    Response.json(relationship({ requested: true })),
  )
  server.on('POST /api/v1/accounts/7/unfollow', () => Response.json(relationship()))

  const asked = session.store.set(setFollowAtom, session, ADA, true)
  expect(shown()).toMatchObject({ following: false, requested: true })
  await asked
  expect(shown()).toMatchObject({ following: false, requested: true })
  expect(count()).toBe(5)

  const takenBack = session.store.set(setFollowAtom, session, ADA, false)
  expect(shown()?.requested).toBe(false)
  await takenBack
  expect(shown()?.requested).toBe(false)
})

test(
  'a server that refuses to follow again raises no alert where one follows already',
  { tags: ['BY-01'] },
  async () => {
    const { session, server } = knowingAda(false)
    server.on('POST /api/v1/accounts/7/follow', () => refuse(403))
    server.on('GET /api/v1/accounts/relationships', () =>
      Response.json([relationship({ following: true })]),
    )

    await session.store.set(setFollowAtom, session, ADA, true)

    expect(session.store.get(relationshipAtoms(session)(ADA))?.following).toBe(true)
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)
