import { atom } from 'jotai/vanilla'
import { readSeenTimes, SEEN_VERSION } from '@colonnade/domain/last-seen'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { perSession, type Session } from '../session.ts'

/**
 * When each list of an account was seen last, in milliseconds since 1970. It stands in the plain storage, so that a
 * start knows at once whether there is anything to read: a first visit opens no database.
 */
export const seenTimes = ({ platform, key }: Session): ReadonlyMap<string, number> =>
  readSeenTimes(parsedJson(platform.storage.read(accountStorageKey(key, 'seen'))))

export function writeSeenTimes(session: Session, times: ReadonlyMap<string, number>): void {
  const text = JSON.stringify({ version: SEEN_VERSION, times: Object.fromEntries(times) })
  session.platform.storage.write(accountStorageKey(session.key, 'seen'), text)
}

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
