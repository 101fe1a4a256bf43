import type { ListName } from '../live-lists/list-of-column.ts'
import { rereadList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import {
  followedLists,
  isHeard,
  isSeen,
  lastHeard,
  noteHeardAll,
  sourcesOf,
} from './heard-timelines.ts'
import { heldList, listByName } from './list-by-name.ts'

/** Streams that have told nothing for so long are not believed: there may be nothing to tell, or nobody to tell it. */
export const SILENCE_MS = 120_000

/** What is on its way by a stream may come a little after the answer to a call. */
export const LATE_MS = 5_000

/**
 * A connection whose other end is gone without a word seems open for hours: nothing shows it but silence, and one
 * stream may be dead beside others that live. The list that has been silent for longest is asked whether there was
 * something to tell; where there was, the sockets are opened anew, which catches up with all of them. @returns stops it
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
    const silent = mostSilent(session)
    if (silent === null) return schedule(SILENCE_MS)
    const wait = silent.heardAt + SILENCE_MS - clock.elapsed()
    if (wait > 0) return schedule(wait)
    const sources = sourcesOf(silent.name)
    const isMissed = await hasMissed(session, silent.name)
    if (!isMissed) {
      // Another one comes next.
      noteHeardAll(session, sources)
      return schedule(SILENCE_MS)
    }
    later(LATE_MS, () => {
      if (lastHeard(session, sources) === silent.heardAt) session.streaming.renew()
      noteHeardAll(session, sources)
      schedule(SILENCE_MS)
    })
  }

  schedule(SILENCE_MS)
  return () => {
    isStopped = true
    cancel()
  }
}

interface Silent {
  readonly name: ListName
  readonly heardAt: number
}

/** Of those that streams tell of now, and that somebody sees, the one that has been silent for longest. */
function mostSilent(session: Session): Silent | null {
  const heard = followedLists(session)
    .filter((name) => isSeen(session, name) && isHeard(session, name))
    .filter((name) => heldList(session, name).isLoaded)
    .map((name) => ({ name, heardAt: lastHeard(session, sourcesOf(name)) }))
  return heard.toSorted((a, b) => a.heardAt - b.heardAt)[0] ?? null
}

/** Whether a page that is asked for whole shows what no stream has told: something new, or something that went. */
async function hasMissed(session: Session, name: ListName): Promise<boolean> {
  const { items: before } = heldList(session, name)
  await rereadList(session, listByName(session, name))
  const { items: after } = heldList(session, name)
  const [known, left] = [new Set(before), new Set(after)]
  const isNew = after.length > 0 && !known.has(after[0] ?? null)
  return isNew || before.some((id) => !left.has(id))
}
