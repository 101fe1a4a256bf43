import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readFilters } from '@colonnade/api-client/twins'
import type { FilterId, FilterV2Entity } from '@colonnade/domain/entities'
import { changedFilters, nextExpiry } from '@colonnade/domain/filters'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { askUntilAnswered } from '../until-answered.ts'
import {
  filterRulesAtom,
  filtersErrorAtom,
  judgeAnewAtom,
  serverFiltersAtom,
} from './own-filters.ts'

/** Takes in all filters as the server has them by now; what is open is judged by them at once. */
export const keepFiltersAtom = atom(
  null,
  (get, set, session: Session, filters: readonly FilterV2Entity[]): void => {
    const known = get(serverFiltersAtom(session))
    const before = known.isRecalled === true ? { ...known, filters: null } : known
    const changed = changedFilters(before.filters, filters)
    const isSame = changed.length === 0 && before.filters?.length === filters.length
    if (isSame) return
    set(serverFiltersAtom(session), { filters, changed: new Set([...before.changed, ...changed]) })
    set(judgeAnewAtom, session)
  },
)

/** Takes in the filters of an earlier visit, unless the server has told them by now. */
export const recallOwnFiltersAtom = atom(
  null,
  (get, set, session: Session, filters: readonly FilterV2Entity[]): void => {
    const known = get(serverFiltersAtom(session))
    if (known.filters !== null) return
    set(serverFiltersAtom(session), { ...known, filters, isRecalled: true })
    set(judgeAnewAtom, session)
  },
)

/** Takes in what became of one filter, or of a new one: on an old server several. */
export const keepFilterAtom = atom(
  null,
  (get, set, session: Session, id: FilterId | null, became: readonly FilterV2Entity[]): void => {
    const all = get(serverFiltersAtom(session)).filters
    // One alone must not pass for all.
    if (all === null) return
    const made = new Set(became.map((filter) => filter.id))
    // The server may have told of it in a list before it answered.
    const others = all.filter((one) => one.id === id || !made.has(one.id))
    const isNew = !others.some((filter) => filter.id === id)
    const filters = isNew
      ? [...others, ...became]
      : others.flatMap((one) => (one.id === id ? became : [one]))
    set(keepFiltersAtom, session, filters)
    shareChange(session, { type: 'filters', filters })
  },
)

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

/** The clock is looked at again after this: no timer counts while the device sleeps. */
const LOOK_MS = 60_000

/** Judges anew when a filter ends, which it does by itself (FLT-05). @returns stops it */
function startEndingFilters(session: Session): () => void {
  const { clock } = session.platform
  let cancel: (() => void) | null = null

  function wait(): void {
    cancel?.()
    const end = nextExpiry(session.store.get(filterRulesAtom(session)), clock.now())
    if (end !== null) lookUntil(end)
  }

  function lookUntil(end: number): void {
    cancel = clock.after(Math.min(end - clock.now(), LOOK_MS), () => {
      if (clock.now() < end) lookUntil(end)
      else judge()
    })
  }

  function judge(): void {
    session.store.set(judgeAnewAtom, session)
    wait()
  }

  const stop = session.store.sub(filterRulesAtom(session), wait)
  return () => {
    stop()
    cancel?.()
  }
}
