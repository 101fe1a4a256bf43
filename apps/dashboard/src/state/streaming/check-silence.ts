import type { TimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { refreshTimelineAtom } from '../timelines/load-page.ts'
import { idsInFront } from '../timelines/standby.ts'
import { timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { isHeard, openTimelines } from './heard-timelines.ts'
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
    const wait = hearing(session).heardAt + SILENCE_MS - clock.now()
    const key = wait > 0 ? undefined : nextKey(session)
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

/** The next of those that streams tell of now, and that somebody sees. */
function nextKey(session: Session): TimelineKey | undefined {
  const { store } = session
  const heard = openTimelines(session).filter(
    (key) =>
      isSeen(session, key) &&
      isHeard(session, key) &&
      store.get(timelineLoadAtoms(session)(key)).isLoaded,
  )
  const state = hearing(session)
  state.turn += 1
  return heard[state.turn % heard.length]
}

/** Whether a page brings what no stream has told. */
async function hasMissed(session: Session, key: TimelineKey): Promise<boolean> {
  const { store } = session
  const { items, isLoading } = store.get(timelineAtoms(session)(key))
  if (isLoading) return false
  const trouble = await store.set(refreshTimelineAtom, session, key)
  return trouble === null && idsInFront(store.get, session, key, items).length > 0
}
