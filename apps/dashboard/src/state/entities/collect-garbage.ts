import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, NotificationId, StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { modalStackAtom } from '../ui/modals.ts'
import {
  accountAtoms,
  accountCountersAtoms,
  accountViewAtoms,
  relationshipAtoms,
  serverRelationshipAtoms,
} from './accounts.ts'
import { missingStatusAtoms } from './fetch-missing-status.ts'
import { boostIndex, ingestCounter, quoteIndex, touchTimes } from './ingest.ts'
import { pendingIntentAtoms, relationshipIntentAtoms } from './intents.ts'
import { notificationAtoms } from './notifications.ts'
import { recordHolders } from './retain-records.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'

interface LiveIds {
  readonly statuses: ReadonlySet<StatusId>
  readonly accounts: ReadonlySet<AccountId>
  readonly notifications: ReadonlySet<NotificationId>
}

/** Finds all records that are listed, shown, replied to or waited for, and what they refer to. */
export function findLiveIds(get: Getter, session: Session): LiveIds {
  const statuses = new Set<StatusId>([...session.mounted, ...findPendingIds(get, session)])
  const accounts = new Set<AccountId>([session.me, ...session.mountedAccounts])
  const notifications = new Set<NotificationId>()
  for (const { getRetained } of recordHolders) {
    const records = getRetained(get, session)
    for (const id of records.statuses ?? []) if (id !== null) statuses.add(id)
    for (const id of records.accounts ?? []) accounts.add(id)
    for (const id of records.notifications ?? []) if (id !== null) notifications.add(id)
  }
  for (const id of notifications) {
    const notification = get(notificationAtoms(session)(id))
    if (notification === undefined) continue
    accounts.add(notification.account)
    if (notification.status !== null) statuses.add(notification.status)
  }
  // Iterating a set includes IDs that are added during the iteration, so what a boost or a quote refers to is visited
  // too.
  for (const id of statuses) {
    const status = get(serverStatusAtoms(session)(id))
    if (status?.reblog != null) statuses.add(status.reblog)
    if (status?.quote?.status != null) statuses.add(status.quote.status)
    if (status !== undefined) accounts.add(status.account)
  }
  for (const id of accounts) {
    const moved = get(accountAtoms(session)(id))?.moved ?? null
    if (moved !== null) accounts.add(moved)
  }
  return { statuses, accounts, notifications }
}

/** Statuses that a running action or an open dialog needs. */
function findPendingIds(get: Getter, session: Session): StatusId[] {
  const pending = [...pendingIntentAtoms(session).getParams()].filter(
    (id) => get(pendingIntentAtoms(session)(id)).length > 0,
  )
  const shown = session.app
    .get(modalStackAtom)
    .flatMap(({ modal }) =>
      'statusId' in modal && modal.statusId !== null && modal.accountKey === session.key
        ? [modal.statusId]
        : [],
    )
  return [...pending, ...shown]
}

/** Garbage collection runs after this many new statuses, or this time. */
const COLLECT_EVERY_STATUSES = 250
export const COLLECT_EVERY_MS = 30_000

/** Records written within this time are kept, because they may be about to be listed. Unit: ms. */
export const GRACE_MS = 15_000

/** Mark and sweep: removes everything from all families that is neither live nor recent. */
export const collectGarbageAtom = atom(null, (get, _set, session: Session) => {
  const live = findLiveIds(get, session)
  const freshSince = session.platform.clock.now() - GRACE_MS
  removeStaleStatuses(session, live, freshSince)
  removeStaleAccounts(session, live, freshSince)
  for (const id of notificationAtoms(session).getParams()) {
    if (!live.notifications.has(id)) notificationAtoms(session).remove(id)
  }
})

function removeStaleStatuses(session: Session, live: LiveIds, freshSince: number): void {
  const touched = touchTimes(session).statuses
  for (const id of serverStatusAtoms(session).getParams()) {
    if (live.statuses.has(id) || (touched.get(id) ?? 0) > freshSince) continue
    serverStatusAtoms(session).remove(id)
    pendingIntentAtoms(session).remove(id)
    statusAtoms(session).remove(id)
    touched.delete(id)
    boostIndex(session).delete(id)
    quoteIndex(session).delete(id)
    missingStatusAtoms(session).remove(id)
    for (const { release } of recordHolders) release?.(session, id)
  }
}

function removeStaleAccounts(session: Session, live: LiveIds, freshSince: number): void {
  const touched = touchTimes(session).accounts
  for (const id of accountAtoms(session).getParams()) {
    if (live.accounts.has(id) || (touched.get(id) ?? 0) > freshSince) continue
    for (const family of [
      accountAtoms,
      accountCountersAtoms,
      accountViewAtoms,
      relationshipAtoms,
      relationshipIntentAtoms,
      serverRelationshipAtoms,
    ]) {
      family(session).remove(id)
    }
    touched.delete(id)
  }
}

/** Collects garbage periodically, when the browser is idle. @returns stops it */
export function startCollectingGarbage(session: Session): () => void {
  const { clock } = session.platform
  const meter = ingestCounter(session)
  let cancel = () => {}

  function collect(): void {
    meter.since = 0
    session.store.set(collectGarbageAtom, session)
    cancel = clock.after(COLLECT_EVERY_MS, collectWhenIdle)
  }

  function collectWhenIdle(): void {
    cancel()
    cancel = clock.whenIdle(collect)
  }

  meter.notify = () => {
    if (meter.since === COLLECT_EVERY_STATUSES) collectWhenIdle()
  }
  cancel = clock.after(COLLECT_EVERY_MS, collectWhenIdle)
  return () => {
    cancel()
    meter.notify = () => {}
  }
}
