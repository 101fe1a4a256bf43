import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import { EMPTY_LIST, type PaginatedList, moveListItem } from '@colonnade/domain/timeline'
import { type RetainedRecords, retainRecords } from '../entities/retain-records.ts'
import { perSession, type Session } from '../session.ts'

/** A paginated list with its last error. */
export interface PagedList<Item> extends PaginatedList<Item> {
  /** Whether any page was loaded. Then an empty list is empty, not loading. */
  readonly isLoaded: boolean
  /** The last error. The request can be retried. */
  readonly error: ApiError | null
}

/** The state before the first request. */
export const UNLOADED_LIST: PagedList<never> = { ...EMPTY_LIST, isLoaded: false, error: null }

/** The items that were added (true) or removed. */
export type ItemChanges<Item> = ReadonlyMap<Item, boolean>

interface PendingPage<Item> {
  readonly controller: AbortController
  /** The changes since it was requested, which it may not include. */
  readonly moves: Map<Item, boolean>
}

export interface ListsConfig<Item> {
  /** Where an item is inserted that is added without a page. */
  readonly adds?: 'first' | 'last'
  /** Returns the records to retain from garbage collection. */
  readonly getRetained?: (items: readonly Item[]) => RetainedRecords
}

/** The result of `createPagedLists`. */
export type PagedLists<Key extends string, Item> = ReturnType<typeof createPagedLists<Key, Item>>

/**
 * Creates lists of one kind, without their loader (`createPageLoader`), which may be loaded later than the code that
 * updates or counts them. Every list that is not a live timeline is one of these.
 */
export function createPagedLists<Key extends string, Item>({
  adds = 'first',
  getRetained,
}: ListsConfig<Item> = {}) {
  const atoms = perSession(() => atomFamily((_key: Key) => atom<PagedList<Item>>(UNLOADED_LIST)))
  const loads = perSession(() => new Map<Key, PendingPage<Item>>())

  if (getRetained !== undefined) {
    retainRecords((get, session) =>
      getRetained([...atoms(session).getParams()].flatMap((key) => get(atoms(session)(key)).items)),
    )
  }

  function applyMoves<List extends PaginatedList<Item>>(
    list: List,
    moves: ItemChanges<Item>,
  ): List {
    return [...moves].reduce((moved, [item, isIn]) => moveListItem(moved, item, isIn && adds), list)
  }

  /** Adds or removes an item after a request succeeded. A list that was not loaded does not change. */
  const setItemAtom = atom(
    null,
    (get, set, session: Session, key: Key, item: Item, isIn: boolean) => {
      loads(session).get(key)?.moves.set(item, isIn)
      const listAtom = atoms(session)(key)
      if (get(listAtom).isLoaded) set(listAtom, (list) => moveListItem(list, item, isIn && adds))
    },
  )

  /** Empties a list and aborts its pending page. */
  function clear(session: Session, key: Key): void {
    loads(session).get(key)?.controller.abort()
    loads(session).delete(key)
    session.store.set(atoms(session)(key), UNLOADED_LIST)
  }

  /** Removes the state of a list that is not shown. */
  function forget(session: Session, key: Key): void {
    clear(session, key)
    atoms(session).remove(key)
  }

  return {
    /** Each list as the server returned it. Written only by this folder and its configurations. */
    atoms,
    setItemAtom,
    clear,
    forget,
    applyMoves,
    /** Only for `createPageLoader`. */
    loads,
  }
}
