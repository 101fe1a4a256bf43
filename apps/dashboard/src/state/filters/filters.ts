import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readFilters } from '@colonnade/api-client/twins'
import { rulesOfV2 } from '@colonnade/domain/filters'
import type { Session } from '../session.ts'
import { startEndingFilters } from './ending-filters.ts'
import { judgeAnewAtom } from './filter-judge.ts'
import { filterRulesAtom } from './filter-rules.ts'

/** The first columns come first (FLT-01). */
export const FIRST_FILTERS_MS = 500

/** Reads the account's filters; after a failure, which nobody hears of, those known stay (FLT-12). */
const fetchFiltersAtom = atom(null, async (_get, set, session: Session) => {
  try {
    const filters = await readFilters(session.api, { priority: 'background' })
    set(filterRulesAtom(session), rulesOfV2(filters))
    set(judgeAnewAtom, session)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})

/** Keeps the filters as the server has them: at the start, when it tells of a change, and when that may have been missed (FLT-01). @returns stops it */
export function startFollowingFilters(session: Session): () => void {
  const fetchFilters = () => void session.store.set(fetchFiltersAtom, session)
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
