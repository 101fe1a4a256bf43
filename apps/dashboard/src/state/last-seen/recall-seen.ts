import { atom } from 'jotai/vanilla'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { perSession, type Session } from '../session.ts'
import { seenTimes } from './seen-times.ts'

const recalling = perSession((session) => ({
  times: seenTimes(session),
  begun: new Set<string>(),
}))

/** Begins to read what the first columns will show, while their own code is still on its way. */
export function readSeenAhead(session: Session): void {
  const { times } = recalling(session)
  if (times.size === 0) return
  // What reads the rows: only who has been here before needs it.
  import('./read-kept.ts').then(
    ({ readAhead }) => readAhead(session, times),
    // Whoever wants to show the rows hears of it.
    () => undefined,
  )
}

/** From now on a list shows what an earlier visit saw; once for each list. @returns false where nothing is kept */
export const beginRecallAtom = atom(null, (_get, set, session: Session, list: string): boolean => {
  const { times, begun } = recalling(session)
  const at = times.get(list)
  if (at === undefined || begun.has(list)) return false
  begun.add(list)
  set(recalledAtoms(session)(list), { at, isShown: false })
  return true
})
