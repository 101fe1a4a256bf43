import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import { EMPTY_LIST, type LinkedList, moveItem } from '@colonnade/domain/timeline'
import { type HeldRecords, holdRecords } from '../entities/holders.ts'
import { perSession, type Session } from '../session.ts'

/** A list that comes page by page, with what went wrong last. */
export interface PagedList<Item> extends LinkedList<Item> {
  /** Whether any page ever came: an empty list is empty, not loading. */
  readonly isLoaded: boolean
  /** What went wrong last; the same may be asked again. */
  readonly error: ApiError | null
}

/** Before anybody asked. */
export const NOT_ASKED: PagedList<never> = { ...EMPTY_LIST, isLoaded: false, error: null }

/** Which items came into a list (true) or left it. */
export type Moves<Item> = ReadonlyMap<Item, boolean>

/** A page that is on its way. */
interface Load<Item> {
  readonly controller: AbortController
  /** What moved since it was asked for: the page may not know. */
  readonly moved: Map<Item, boolean>
}

export interface ListsConfig<Item> {
  /** Where an item stands that comes in by itself. */
  readonly adds?: 'first' | 'last'
  /** Which records the items keep from the sweep. */
  readonly hold?: (items: readonly Item[]) => HeldRecords
}

/** What `pagedLists` makes. */
export type PagedLists<Key extends string, Item> = ReturnType<typeof pagedLists<Key, Item>>

/**
 * Lists of one kind, without what loads them (`pageLoader`): that may come later than what follows or counts them.
 * Every list that is no live timeline is one of these.
 */
export function pagedLists<Key extends string, Item>({
  adds = 'first',
  hold,
}: ListsConfig<Item> = {}) {
  const atoms = perSession(() => atomFamily((_key: Key) => atom<PagedList<Item>>(NOT_ASKED)))
  const loads = perSession(() => new Map<Key, Load<Item>>())

  if (hold !== undefined) {
    holdRecords((get, session) =>
      hold([...atoms(session).getParams()].flatMap((key) => get(atoms(session)(key)).items)),
    )
  }

  function applyMoves<List extends LinkedList<Item>>(list: List, moves: Moves<Item>): List {
    return [...moves].reduce((moved, [item, isIn]) => moveItem(moved, item, isIn && adds), list)
  }

  /** Lets a list follow what the server agreed to; one that nobody asked for is left to its first page. */
  const placeAtom = atom(
    null,
    (get, set, session: Session, key: Key, item: Item, isIn: boolean) => {
      loads(session).get(key)?.moved.set(item, isIn)
      const listAtom = atoms(session)(key)
      if (get(listAtom).isLoaded) set(listAtom, (list) => moveItem(list, item, isIn && adds))
    },
  )

  /** Empties a list; a page of it that is on its way never comes. */
  function clear(session: Session, key: Key): void {
    loads(session).get(key)?.controller.abort()
    loads(session).delete(key)
    session.store.set(atoms(session)(key), NOT_ASKED)
  }

  /** Forgets a list that nobody shows. */
  function forget(session: Session, key: Key): void {
    clear(session, key)
    atoms(session).remove(key)
  }

  return {
    /** Each list as the server has it. Written by this folder and its configurations only. */
    atoms,
    placeAtom,
    clear,
    forget,
    applyMoves,
    /** For `pageLoader` alone. */
    loads,
  }
}
