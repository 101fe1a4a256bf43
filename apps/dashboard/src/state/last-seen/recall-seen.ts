import { atom } from 'jotai/vanilla'
import { perSession, type Session } from '../session.ts'
import { recalledAtoms } from './recalled.ts'
import { seenTimes } from './seen-times.ts'

const recalling = perSession((session) => ({
  times: seenTimes(session),
  begun: new Set<string>(),
}))

/** What reads and shows the rows: only who has been here before needs it. */
export const loadReading = () => import('./reading.ts')

/** Begins to read what the first columns will show, while their own code is still on its way. */
export function readSeenAhead(session: Session): void {
  const { times } = recalling(session)
  if (times.size === 0) return
  loadReading().then(
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
