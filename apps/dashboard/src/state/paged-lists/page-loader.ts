import { atom, type Setter } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import {
  canLoadMore,
  createPaginatedList,
  type PaginatedList,
  appendPage,
  setLoading,
} from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import type { PagedList, PagedLists } from './paged-lists.ts'

interface FetchedPage<Item> {
  readonly items: readonly Item[]
  /** How to fetch the next page, mostly the URL of the Link header; null for none. */
  readonly next: string | null
}

/** A list with a next page. */
export type ExpandableList<Item> = PagedList<Item> & { readonly next: string }

/** How to fetch and store the pages of a kind of lists. An error is shown in the list, not as an alert. */
interface PageSource<Key, Item, Answer> {
  readonly fetchFirst: (session: Session, key: Key, options: RequestOptions) => Promise<Answer>
  /** Missing for lists that are fetched as a whole. */
  readonly fetchNext?: (
    session: Session,
    key: Key,
    list: ExpandableList<Item>,
    options: RequestOptions,
  ) => Promise<Answer>
  /** Stores the records of a response, before a list refers to them. Returns the page. */
  readonly store: (set: Setter, session: Session, response: Answer, key: Key) => FetchedPage<Item>
  /** Returns the identity of an item. */
  readonly getId?: (item: Item) => unknown
  /** Appends the next page to the list. */
  readonly merge?: (list: PagedList<Item>, page: FetchedPage<Item>) => PaginatedList<Item>
  /** How many lists of a kind are kept in memory, so that going back is fast; null for all. */
  readonly getLimit?: (key: Key) => number | null
  /** Whether the loading bar shows while a list or its next page loads. @see LBR-06 */
  readonly showsLoadingBar?: boolean
}

interface OpenOptions<Answer> {
  /** It runs in the background. */
  readonly isBackground?: boolean
  /** Overrides how the first page is fetched. */
  readonly fetchFirst?: (options: RequestOptions) => Promise<Answer>
}

/**
 * Creates the loader of a kind of lists. @returns the atoms that load the first page, load the next page, and check
 * for an item
 */
export function createPageLoader<Key extends string, Item, Answer>(
  lists: PagedLists<Key, Item>,
  source: PageSource<Key, Item, Answer>,
) {
  const { merge = (list, page) => appendPage(list, page, source.getId) } = source
  const openedLists = perSession(() => new Set<Key>())

  /** Loads the first page, also again. One page at a time. The old items stay until the response. */
  const openAtom = atom(
    null,
    async (get, set, session: Session, key: Key, opening: OpenOptions<Answer> = {}) => {
      markOpened(session, key)
      const { isLoading, isLoaded } = get(lists.atoms(session)(key))
      if (isLoading) return
      const { fetchFirst = (options) => source.fetchFirst(session, key, options) } = opening
      const isShown = !isLoaded && opening.isBackground !== true
      await set(loadAtom, session, key, { fetch: fetchFirst, isFirst: true, isShown })
    },
  )

  /** Loads the next page. Does nothing if there is none, or one is loading. @see ACC-16, DOM-04 */
  const loadMoreAtom = atom(null, async (get, set, session: Session, key: Key) => {
    const { fetchNext } = source
    const list = get(lists.atoms(session)(key))
    const { next } = list
    if (fetchNext === undefined || next === null || !canLoadMore(list)) return
    const fetch = (options: RequestOptions) => fetchNext(session, key, { ...list, next }, options)
    await set(loadAtom, session, key, { fetch, isFirst: false, isShown: true })
  })

  interface Loading {
    readonly fetch: (options: RequestOptions) => Promise<Answer>
    readonly isFirst: boolean
    readonly isShown: boolean
  }

  const loadAtom = atom(
    null,
    async (_get, set, session: Session, key: Key, { fetch, isFirst, isShown }: Loading) => {
      const listAtom = lists.atoms(session)(key)
      const load = { controller: new AbortController(), moves: new Map<Item, boolean>() }
      const { signal } = load.controller
      const showsLoadingBar = isShown && source.showsLoadingBar === true
      lists.loads(session).set(key, load)
      set(listAtom, (list) => ({ ...setLoading(list, true), error: null }))
      if (showsLoadingBar) session.app.set(startLoadingAtom)
      try {
        const response = await fetch({ signal, skipAlert: true })
        if (!signal.aborted) set(applyPageAtom, session, key, response, isFirst)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!signal.aborted) set(listAtom, (list) => ({ ...setLoading(list, false), error }))
      } finally {
        if (!signal.aborted) lists.loads(session).delete(key)
        if (showsLoadingBar) session.app.set(stopLoadingAtom)
      }
    },
  )

  /** Applies the changes made while the page was loading. A removed item does not return with the page. */
  const applyPageAtom = atom(
    null,
    (_get, set, session: Session, key: Key, response: Answer, isFirst: boolean) => {
      const { items, next } = source.store(set, session, response, key)
      const moves = lists.loads(session).get(key)?.moves ?? new Map<Item, boolean>()
      const page = { items: items.filter((item) => moves.get(item) !== false), next }
      set(lists.atoms(session)(key), (list) => ({
        ...(isFirst
          ? lists.applyMoves(createPaginatedList(page, source.getId), moves)
          : merge(list, page)),
        isLoaded: true,
        error: null,
      }))
    },
  )

  function markOpened(session: Session, key: Key): void {
    const limit = source.getLimit?.(key) ?? null
    if (limit === null) return
    const known = openedLists(session)
    known.delete(key)
    known.add(key)
    for (const oldest of known) {
      if (known.size <= limit) return
      known.delete(oldest)
      lists.forget(session, oldest)
    }
  }

  /** Returns whether a list includes an item, as the server last returned it. */
  const includesItemAtom = atom(
    null,
    (get, _set, session: Session, key: Key, item: Item): boolean =>
      get(lists.atoms(session)(key)).items.includes(item),
  )

  return { openAtom, loadMoreAtom, includesItemAtom }
}
