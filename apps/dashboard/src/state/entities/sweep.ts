import { atom } from 'jotai/vanilla'
import { notificationAtoms, notificationsWindowAtom } from '../notifications/notifications.ts'
import { keptForReturn } from '../out-of-sight/taken-away.ts'
import type { Session } from '../session.ts'
import { timelineIndex } from '../timelines/timelines.ts'
import { accountAtoms, accountCountersAtoms, accountViewAtoms } from './accounts.ts'
import { boostIndex, quoteIndex } from './ingest.ts'
import { liveIds, type LiveIds } from './live-ids.ts'
import { relationshipIntentAtoms } from './relationship-intents.ts'
import { relationshipAtoms, serverRelationshipAtoms } from './relationships.ts'
import { missingStatusAtoms } from './seek-status.ts'
import { pendingIntentAtoms } from './status-intents.ts'
import { serverStatusAtoms, statusAtoms } from './statuses.ts'
import { ingestMeter, touchTimes } from './touch-times.ts'

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
  const kept = keptForReturn(session).notifications
  const listed = new Set([...get(notificationsWindowAtom(session)).items, ...kept])
  for (const id of notificationAtoms(session).getParams()) {
    if (!listed.has(id)) notificationAtoms(session).remove(id)
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
    timelineIndex(session).delete(id)
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
