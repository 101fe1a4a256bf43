import { accountId, type RelationshipEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import {
  accountCountersAtoms,
  ingestRelationshipsAtom,
  relationshipAtoms,
} from '../state/entities/accounts.ts'
import { notificationsWindowAtom } from '../state/notifications/notifications.ts'
import { placeNotificationsAtom } from '../state/notifications/place-notifications.ts'
import { applyStreamEventsAtom } from '../state/streaming/apply-events.ts'
import { NEW_THREAD, threadAtoms } from '../state/threads/threads.ts'
import { timelineAtoms } from '../state/timelines/timelines.ts'
import { account, notification, relationship, status } from './factories.ts'
import { testSession, type TestSession } from './test-session.ts'

const TIMELINES = [
  encodeTimelineKey({ kind: 'home' }),
  encodeTimelineKey({ kind: 'public', onlyMedia: false }),
]
const ADA = accountId('7')
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const THREAD = statusId('6')

export interface SessionWithAda extends TestSession {
  readonly ada: typeof ADA
  /** What is listed: in Home and in the public timeline, in an open thread, and whose notifications. */
  readonly seen: () => Readonly<
    Record<'home' | 'public' | 'thread' | 'notifications', readonly (string | null)[]>
  >
  readonly shown: () => RelationshipEntity | undefined
  readonly followers: () => number | undefined
}

/** What `seen` tells before anything was done. */
export const ALL_SEEN = {
  home: ['9', '6', '5'],
  public: ['9', '6', '5'],
  thread: ['5', '4'],
  notifications: ['2', '1'],
}

/** What is left of it without Ada. */
export const SEEN_WITHOUT_ADA = {
  home: ['6'],
  public: ['6'],
  thread: ['4'],
  notifications: ['1'],
}

/**
 * Ada of x.org (5 followers) wrote 5, Bo wrote 6 and 4 and boosted 5 as 9; all of it is listed, with
 * what both of them gave notice of.
 */
export function sessionWithAda(
  known: Partial<Omit<RelationshipEntity, 'id'>> = {},
  traits: Parameters<typeof testSession>[0] = {},
): SessionWithAda {
  const opened = testSession(traits)
  const { session } = opened
  const ada = account({
    id: '7',
    username: 'ada',
    acct: 'ada@x.org',
    followers_count: 5,
    header: PIXEL,
    header_static: PIXEL,
  })
  const bo = account({ id: '8', username: 'bo', acct: 'bo@sub.x.org' })
  const hers = status({ id: '5', account: ada })
  const told = [
    hers,
    status({ id: '6', account: bo }),
    status({ id: '9', account: bo, reblog: hers }),
  ]
  const events = [...told].map((one) => ({ type: 'update', status: one }) as const)
  session.store.set(
    applyStreamEventsAtom,
    session,
    TIMELINES.flatMap((key) => events.map((event) => ({ key, event }))),
  )
  session.store.set(threadAtoms(session)(THREAD), {
    ...NEW_THREAD,
    phase: 'ready',
    ancestors: [hers.id],
    descendants: [statusId('4')],
  })
  session.store.set(placeNotificationsAtom, session, [
    notification({ id: '2', account: ada }),
    notification({ id: '1', account: bo }),
  ])
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '7', ...known })])

  const [home, everybody] = TIMELINES.map((key) => timelineAtoms(session)(key))
  const { get } = session.store
  return {
    ...opened,
    ada: ADA,
    seen: () => ({
      home: home === undefined ? [] : get(home).items,
      public: everybody === undefined ? [] : get(everybody).items,
      thread: threadIds(get(threadAtoms(session)(THREAD))),
      notifications: get(notificationsWindowAtom(session)).items,
    }),
    shown: () => get(relationshipAtoms(session)(ADA)),
    followers: () => get(accountCountersAtoms(session)(ADA))?.followers_count,
  }
}

const threadIds = (thread: {
  readonly ancestors: readonly string[]
  readonly descendants: readonly string[]
}) => [...thread.ancestors, ...thread.descendants]
