import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readFilters } from '@colonnade/api-client/compat'
import type { FilterId, FilterV2Entity } from '@colonnade/domain/entities'
import { compileFilters, getChangedFilters, getNextFilterExpiry } from '@colonnade/domain/filters'
import { retryUntilSuccess } from '../retry-until-success.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import {
  filterRulesAtom,
  filtersErrorAtom,
  reapplyFiltersAtom,
  serverFiltersAtom,
  setFilterCompiler,
} from './apply-filters.ts'

setFilterCompiler(compileFilters)

/** Stores all filters as the server returned them. Open columns apply them at once. */
export const storeFiltersAtom = atom(
  null,
  (get, set, session: Session, filters: readonly FilterV2Entity[]): void => {
    const known = get(serverFiltersAtom(session))
    const before = known.isRecalled === true ? { ...known, filters: null } : known
    const changed = getChangedFilters(before.filters, filters)
    const isSame = changed.length === 0 && before.filters?.length === filters.length
    if (isSame) return
    set(serverFiltersAtom(session), { filters, changed: new Set([...before.changed, ...changed]) })
    set(reapplyFiltersAtom, session)
  },
)

/** Restores cached filters, unless the server has returned them by now. */
export const restoreFiltersAtom = atom(
  null,
  (get, set, session: Session, filters: readonly FilterV2Entity[]): void => {
    const known = get(serverFiltersAtom(session))
    if (known.filters !== null) return
    set(serverFiltersAtom(session), { ...known, filters, isRecalled: true })
    set(reapplyFiltersAtom, session)
  },
)

/** Stores one filter after a change, or a new one: several on an old server. */
export const storeFilterAtom = atom(
  null,
  (get, set, session: Session, id: FilterId | null, became: readonly FilterV2Entity[]): void => {
    const all = get(serverFiltersAtom(session)).filters
    // A single filter must not look like the whole list.
    if (all === null) return
    const made = new Set(became.map((filter) => filter.id))
    // A fetched list may contain it before its own response.
    const others = all.filter((one) => one.id === id || !made.has(one.id))
    const isNew = !others.some((filter) => filter.id === id)
    const filters = isNew
      ? [...others, ...became]
      : others.flatMap((one) => (one.id === id ? became : [one]))
    set(storeFiltersAtom, session, filters)
    shareChange(session, { type: 'filters', filters })
  },
)

/** Delays the request for filters, so that the first columns load first (FLT-01). Unit: ms. */
export const FIRST_FILTERS_MS = 500

/**
 * Fetches the account's filters. After a failure the known ones stay, and only the screen of the filters shows the
 * error (FLT-12).
 *
 * @returns the error; null on success
 */
export const fetchFiltersAtom = atom(
  null,
  async (get, set, session: Session): Promise<ApiError | null> => {
    const before = get(serverFiltersAtom(session))
    try {
      const filters = await readFilters(session.api, { priority: 'background' })
      const now = get(serverFiltersAtom(session))
      // A filter was saved since, and the response may not include it. Called through the store, because `set` writes
      // an atom's own value.
      if (now !== before && now.isRecalled !== true)
        return await session.store.set(fetchFiltersAtom, session)
      set(storeFiltersAtom, session, filters)
      set(filtersErrorAtom(session), null)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(filtersErrorAtom(session), error)
      return error
    }
  },
)

/**
 * Syncs the filters: at the start, when the stream reports a change, and when a change may have been missed (FLT-01).
 * @returns stops it
 */
export function startSyncingFilters(session: Session): () => void {
  const refetch = () => session.store.set(fetchFiltersAtom, session)
  const fetchFilters = () => void retryUntilSuccess(session, 'filters', refetch)
  const stops = [
    session.platform.clock.after(FIRST_FILTERS_MS, fetchFilters),
    session.streaming.subscribe({ stream: 'user' }, (event) => {
      if (event.type === 'filters_changed') fetchFilters()
    }),
    session.streaming.watchSources(({ type, sources }) => {
      if (type === 'missed' && sources.some(({ stream }) => stream === 'user')) fetchFilters()
    }),
    session.api.capabilities.subscribe(() => session.store.set(reapplyFiltersAtom, session)),
    startExpiringFilters(session),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The clock is checked again after this time, because timers stop while the device sleeps. Unit: ms. */
const CLOCK_CHECK_MS = 60_000

/** Applies the filters again when one expires (FLT-05). @returns stops it */
function startExpiringFilters(session: Session): () => void {
  const { clock } = session.platform
  let cancel: (() => void) | null = null

  function wait(): void {
    cancel?.()
    const end = getNextFilterExpiry(session.store.get(filterRulesAtom(session)), clock.now())
    if (end !== null) checkUntil(end)
  }

  function checkUntil(end: number): void {
    cancel = clock.after(Math.min(end - clock.now(), CLOCK_CHECK_MS), () => {
      if (clock.now() < end) checkUntil(end)
      else refresh()
    })
  }

  function refresh(): void {
    session.store.set(reapplyFiltersAtom, session)
    wait()
  }

  const stop = session.store.sub(filterRulesAtom(session), wait)
  return () => {
    stop()
    cancel?.()
  }
}
