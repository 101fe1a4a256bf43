import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readFilters } from '@colonnade/api-client/twins'
import type { Session } from '../session.ts'
import { askUntilAnswered } from '../until-answered.ts'
import { startEndingFilters } from './ending-filters.ts'
import { judgeAnewAtom } from './filter-judge.ts'
import { keepFiltersAtom } from './keep-filters.ts'
import { filtersErrorAtom, serverFiltersAtom } from './own-filters.ts'

/** The first columns come first (FLT-01). */
export const FIRST_FILTERS_MS = 500

/**
 * Reads the account's filters. After a failure those known stay: only the screen of the filters tells of it
 * (FLT-12).
 *
 * @returns what went wrong; null when nothing did
 */
export const fetchFiltersAtom = atom(
  null,
  async (get, set, session: Session): Promise<ApiError | null> => {
    const before = get(serverFiltersAtom(session))
    try {
      const filters = await readFilters(session.api, { priority: 'background' })
      const now = get(serverFiltersAtom(session))
      // One was saved meanwhile, and the answer may not know of it. Not by `set`, which writes an atom's own value.
      if (now !== before && now.isRecalled !== true)
        return await session.store.set(fetchFiltersAtom, session)
      set(keepFiltersAtom, session, filters)
      set(filtersErrorAtom(session), null)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(filtersErrorAtom(session), error)
      return error
    }
  },
)

/** Keeps the filters as the server has them: at the start, when it tells of a change, and when that may have been missed (FLT-01). @returns stops it */
export function startFollowingFilters(session: Session): () => void {
  const ask = () => session.store.set(fetchFiltersAtom, session)
  const fetchFilters = () => void askUntilAnswered(session, 'filters', ask)
  const stops = [
    session.platform.clock.after(FIRST_FILTERS_MS, fetchFilters),
    session.streaming.subscribe({ stream: 'user' }, (event) => {
      if (event.type === 'filters_changed') fetchFilters()
    }),
    session.streaming.watchSources(({ type, sources }) => {
      if (type === 'missed' && sources.some(({ stream }) => stream === 'user')) fetchFilters()
    }),
    session.api.capabilities.watch(() => session.store.set(judgeAnewAtom, session)),
    startEndingFilters(session),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
