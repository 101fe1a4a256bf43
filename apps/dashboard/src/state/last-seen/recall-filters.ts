import { atom } from 'jotai/vanilla'
import { readSeenFilters } from '@colonnade/domain/last-seen'
import { parsedJson } from '../../lib/parsed-json.ts'
import { recallOwnFiltersAtom } from '../filters/keep-filters.ts'
import { perSession, type Session } from '../session.ts'
import { readInTime } from './read-in-time.ts'

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
