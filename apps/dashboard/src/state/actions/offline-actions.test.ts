import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { samplePoll } from '@colonnade/domain/testing'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, relationship, status } from '../../testing/factories.ts'
import { testSession, type TestSession } from '../../testing/test-session.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import {
  accountCountersAtoms,
  ingestRelationshipsAtom,
  relationshipAtoms,
} from '../entities/accounts.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { deleteStatusAtom } from './delete-status.ts'
import { setFollowAtom } from './follow-account.ts'
import { setBoostAtom } from './set-status-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from './status-action.ts'
import { votePollAtom } from './vote-poll.ts'

const POST = statusId('5')
const ADA = accountId('7')
const HOME = encodeTimelineKey({ kind: 'home' })

/** Opens a session with a post with a poll, and Ada, in a browser that is offline. */
function openOffline(route: string) {
  const known = testSession()
  const { session, server, platform } = known
  const { store } = session
  store.set(ingestAccountsAtom, session, [account({ id: '7', followers_count: 5 })])
  store.set(ingestRelationshipsAtom, session, [relationship({ following: false })])
  store.set(ingestStatusesAtom, session, [status({ id: '5', poll: samplePoll() })])
  server.on(route, () => Promise.reject(new TypeError('Failed to fetch')))
  platform.setOffline(true)
  const shown = () => ({
    status: store.get(statusAtoms(session)(POST)),
    intents: store.get(pendingIntentAtoms(session)(POST)),
    relationship: store.get(relationshipAtoms(session)(ADA)),
    counters: store.get(accountCountersAtoms(session)(ADA)),
    home: store.get(timelineAtoms(session)(HOME)).items,
  })
  return { ...known, shown }
}

type Act = (session: TestSession['session']) => Promise<unknown>

test.each<[string, string, Act]>([
  [
    'a favourite',
    'POST /api/v1/statuses/5/favourite',
    (session) => session.store.set(setFavouriteAtom, session, POST, true),
  ],
  [
    'a boost',
    'POST /api/v1/statuses/5/reblog',
    (session) => session.store.set(setBoostAtom, session, POST, true),
  ],
  [
    'a bookmark',
    'POST /api/v1/statuses/5/bookmark',
    (session) => session.store.set(setBookmarkAtom, session, POST, true),
  ],
  [
    'a follow',
    'POST /api/v1/accounts/7/follow',
    (session) => session.store.set(setFollowAtom, session, ADA, true),
  ],
  [
    'a vote',
    'POST /api/v1/polls/1/votes',
    (session) => session.store.set(votePollAtom, session, POST, [1]),
  ],
  [
    'a deletion',
    'DELETE /api/v1/statuses/5',
    (session) => session.store.set(deleteStatusAtom, session, POST),
  ],
])(
  'shows one error and rolls back for %s while offline',
  { tags: ['BY-17', 'ERR-04'] },
  async (_what, route, act) => {
    const { session, server, shown } = openOffline(route)
    const before = shown()

    await act(session)

    expect(server.calls()).toEqual([route])
    expect(shown()).toEqual(before)
    expect(session.app.get(alertsAtom).map(({ advice }) => advice)).toEqual([{ kind: 'offline' }])
  },
)

test(
  'keeps an unpublished post and says so in the alert',
  { tags: ['BY-17', 'ERR-04', 'BY-32'] },
  async () => {
    const { session } = openOffline('POST /api/v1/statuses')
    session.store.set(changeDraftAtom, session, { text: 'words' })

    expect(await session.store.set(submitDraftAtom, session)).toBeNull()

    expect(session.app.get(alertsAtom).map(({ advice }) => advice)).toEqual([
      { kind: 'offline', isKept: true },
    ])
  },
)
