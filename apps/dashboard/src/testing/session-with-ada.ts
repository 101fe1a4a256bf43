import { accountId, type RelationshipEntity, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import {
  accountCountersAtoms,
  ingestRelationshipsAtom,
  relationshipAtoms,
} from '../state/entities/accounts.ts'
import { notificationsWindowAtom } from '../state/notifications/notifications.ts'
import { insertNotificationsAtom } from '../state/notifications/update-notifications.ts'
import { applyStreamEventsAtom } from '../state/streaming/apply-stream-events.ts'
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
  /** The ids in Home, in the public timeline and in an open thread, and of the notifications. */
  readonly getIds: () => Readonly<
    Record<'home' | 'public' | 'thread' | 'notifications', readonly (string | null)[]>
  >
  readonly getRelationship: () => RelationshipEntity | undefined
  readonly countFollowers: () => number | undefined
}

/** What `seen` returns at first. */
export const ALL_IDS = {
  home: ['9', '6', '5'],
  public: ['9', '6', '5'],
  thread: ['5', '4'],
  notifications: ['2', '1'],
}

/** What `seen` returns without Ada's posts. */
export const IDS_WITHOUT_ADA = {
  home: ['6'],
  public: ['6'],
  thread: ['4'],
  notifications: ['1'],
}

/**
 * Creates a session with posts and notifications: Ada of x.org (5 followers) wrote 5; Bo wrote 6 and 4 and boosted 5
 * as 9. Both caused a notification.
 */
export function createSessionWithAda(
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
  const statuses = [
    hers,
    status({ id: '6', account: bo }),
    status({ id: '9', account: bo, reblog: hers }),
  ]
  const events = [...statuses].map((one) => ({ type: 'update', status: one }) as const)
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
  session.store.set(insertNotificationsAtom, session, [
    notification({ id: '2', account: ada }),
    notification({ id: '1', account: bo }),
  ])
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '7', ...known })])

  const [home, publicTimeline] = TIMELINES.map((key) => timelineAtoms(session)(key))
  const { get } = session.store
  return {
    ...opened,
    ada: ADA,
    getIds: () => ({
      home: home === undefined ? [] : get(home).items,
      public: publicTimeline === undefined ? [] : get(publicTimeline).items,
      thread: getThreadIds(get(threadAtoms(session)(THREAD))),
      notifications: get(notificationsWindowAtom(session)).items,
    }),
    getRelationship: () => get(relationshipAtoms(session)(ADA)),
    countFollowers: () => get(accountCountersAtoms(session)(ADA))?.followers_count,
  }
}

const getThreadIds = (thread: {
  readonly ancestors: readonly string[]
  readonly descendants: readonly string[]
}) => [...thread.ancestors, ...thread.descendants]
