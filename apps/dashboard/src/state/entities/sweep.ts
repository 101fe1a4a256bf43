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
import { recordHolders } from './holders.ts'
import { boostIndex, ingestMeter, quoteIndex, touchTimes } from './ingest.ts'
import { pendingIntentAtoms, relationshipIntentAtoms } from './intents.ts'
import { notificationAtoms } from './notifications.ts'
import { missingStatusAtoms } from './seek-status.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'

interface LiveIds {
  readonly statuses: ReadonlySet<StatusId>
  readonly accounts: ReadonlySet<AccountId>
  readonly notifications: ReadonlySet<NotificationId>
}

/** Everything that is listed, shown, answered or waited for, with what it refers to. */
export function liveIds(get: Getter, session: Session): LiveIds {
  const statuses = new Set<StatusId>([...session.mounted, ...wantedIds(get, session)])
  const accounts = new Set<AccountId>([session.me, ...session.mountedAccounts])
  const notifications = new Set<NotificationId>()
  for (const { held } of recordHolders) {
    const records = held(get, session)
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
  // A set grows while it is walked: what a boost or a quote refers to is walked too.
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

/** What an action waits for, and what a dialog tells of. */
function wantedIds(get: Getter, session: Session): StatusId[] {
  const wished = [...pendingIntentAtoms(session).getParams()].filter(
    (id) => get(pendingIntentAtoms(session)(id)).length > 0,
  )
  const shown = session.app
    .get(modalStackAtom)
    .flatMap(({ modal }) =>
      'statusId' in modal && modal.statusId !== null && modal.accountKey === session.key
        ? [modal.statusId]
        : [],
    )
  return [...wished, ...shown]
}

/** After this many new statuses, or this long, what nobody needs any more is let go. */
const SWEEP_EVERY_STATUSES = 250
export const SWEEP_EVERY_MS = 30_000

/** What was written within this time stays: it may be on its way to a list. */
export const GRACE_MS = 15_000

/** Mark and sweep: everything that is live stays, everything else that is not fresh leaves all its families. */
export const sweepAtom = atom(null, (get, _set, session: Session) => {
  const live = liveIds(get, session)
  const freshSince = session.platform.clock.now() - GRACE_MS
  sweepStatuses(session, live, freshSince)
  sweepAccounts(session, live, freshSince)
  for (const id of notificationAtoms(session).getParams()) {
    if (!live.notifications.has(id)) notificationAtoms(session).remove(id)
  }
})

function sweepStatuses(session: Session, live: LiveIds, freshSince: number): void {
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

function sweepAccounts(session: Session, live: LiveIds, freshSince: number): void {
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

/** Sweeps from time to time, when the browser is idle. @returns stops it */
export function startSweeping(session: Session): () => void {
  const { clock } = session.platform
  const meter = ingestMeter(session)
  let cancel = () => {}

  function sweep(): void {
    meter.since = 0
    session.store.set(sweepAtom, session)
    cancel = clock.after(SWEEP_EVERY_MS, sweepWhenIdle)
  }

  function sweepWhenIdle(): void {
    cancel()
    cancel = clock.whenIdle(sweep)
  }

  meter.tell = () => {
    if (meter.since === SWEEP_EVERY_STATUSES) sweepWhenIdle()
  }
  cancel = clock.after(SWEEP_EVERY_MS, sweepWhenIdle)
  return () => {
    cancel()
    meter.tell = () => {}
  }
}
