import { atom } from 'jotai/vanilla'
import { readSeenFilters } from '@colonnade/domain/last-seen'
import { seenName } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { recallOwnFiltersAtom } from '../filters/filters.ts'
import { perSession, type Session } from '../session.ts'

/** WebKit now and then never answers the first question to its IndexedDB, and a column would wait for ever. */
const PATIENCE_MS = 4_000

/** What an earlier visit kept under this name; null where it cannot be read, or not in time. Never rejects. */
export async function readInTime({ platform, key }: Session, name: string): Promise<unknown> {
  let stop = () => {}
  const patience = new Promise<null>((resolve) => {
    stop = platform.clock.after(PATIENCE_MS, () => resolve(null))
  })
  const read = platform.lastSeen.read(seenName(key, name)).catch(() => null)
  return Promise.race([read, patience]).finally(() => stop())
}

/** The name of the account's filters among what is kept. */
export const FILTERS = 'filters'

const asked = perSession(() => ({ answer: null as Promise<void> | null }))

/** The filters that held when rows were seen last: what they hide must not flash up. Never rejects. */
export const recallFiltersAtom = atom(null, (_get, set, session: Session): Promise<void> => {
  const state = asked(session)
  state.answer ??= set(takeFiltersAtom, session)
  return state.answer
})

const takeFiltersAtom = atom(null, async (_get, set, session: Session): Promise<void> => {
  const text = await readInTime(session, FILTERS)
  const filters = readSeenFilters(parsedJson(typeof text === 'string' ? text : null))
  if (filters !== null) set(recallOwnFiltersAtom, session, filters)
})
