import type { TimelineKey, TimelineWindow } from '@colonnade/domain/timeline'
import { rereadNotificationsAtom } from '../notifications/load-notifications.ts'
import { openNotificationColumns } from '../notifications/notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { rereadTimelineAtom } from '../timelines/load-page.ts'
import { timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { isHeard, openTimelines, USER } from './heard-timelines.ts'
import { hearing, noteHeard } from './note-heard.ts'
import { isSeen } from './seen-timelines.ts'

/** Streams that have told nothing for so long are not believed: there may be nothing to tell, or nobody to tell it. */
export const SILENCE_MS = 120_000

/** What is on its way by a stream may come a little after the answer to a call. */
export const LATE_MS = 5_000

/**
 * A connection whose other end is gone without a word seems open for hours: nothing shows it but silence. One timeline
 * after the other is asked whether there was something to tell; where there was, the sockets are opened anew, which
 * catches up with all of them. @returns stops it
 */
export function startCheckingSilence(session: Session): () => void {
  const { clock } = session.platform
  let cancel = () => {}
  let isStopped = false

  function later(ms: number, run: () => void): void {
    cancel()
    if (!isStopped) cancel = clock.after(ms, run)
  }
  const schedule = (ms: number) => later(ms, () => void check())

  async function check(): Promise<void> {
    const wait = hearing(session).heardAt + SILENCE_MS - clock.elapsed()
    const key = wait > 0 ? undefined : nextSource(session)
    if (key === undefined) return schedule(wait > 0 ? wait : SILENCE_MS)
    const { heardAt } = hearing(session)
    const isMissed = await hasMissed(session, key)
    if (!isMissed) return schedule(SILENCE_MS)
    later(LATE_MS, () => {
      if (hearing(session).heardAt === heardAt) session.streaming.renew()
      noteHeard(session)
      schedule(SILENCE_MS)
    })
  }

  noteHeard(session)
  schedule(SILENCE_MS)
  return () => {
    isStopped = true
    cancel()
  }
}

type Source = TimelineKey | 'notifications'

/** The next of those that streams tell of now, and that somebody sees. */
function nextSource(session: Session): Source | undefined {
  const { store } = session
  const heard: readonly Source[] = openTimelines(session).filter(
    (key) =>
      isSeen(session, key) &&
      isHeard(session, key) &&
      store.get(timelineLoadAtoms(session)(key)).isLoaded,
  )
  const isToldOfMe =
    openNotificationColumns(session).size > 0 &&
    session.streaming.isLive(USER) &&
    store.get(notificationsLoadAtom(session)).isLoaded
  const sources: readonly Source[] = isToldOfMe ? [...heard, 'notifications'] : heard
  const state = hearing(session)
  state.turn += 1
  return sources[state.turn % sources.length]
}

/** Whether a page that is asked for whole shows what no stream has told: something new, or something that went. */
async function hasMissed(session: Session, source: Source): Promise<boolean> {
  const { store } = session
  const window = (): TimelineWindow<string> =>
    source === 'notifications'
      ? store.get(notificationsWindowAtom(session))
      : store.get(timelineAtoms(session)(source))
  const { items: before, isLoading } = window()
  if (isLoading) return false
  if (source === 'notifications') await store.set(rereadNotificationsAtom, session)
  else await store.set(rereadTimelineAtom, session, source)
  const { items: after } = window()
  const [known, left] = [new Set(before), new Set(after)]
  const isNew = after.length > 0 && !known.has(after[0] ?? null)
  return isNew || before.some((id) => !left.has(id))
}
