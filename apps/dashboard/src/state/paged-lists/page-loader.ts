import { atom, type Setter } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import {
  canExpand,
  firstPage,
  type LinkedList,
  nextPage,
  setLoading,
} from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import type { PagedList, PagedLists } from './paged-lists.ts'

interface FetchedPage<Item> {
  readonly items: readonly Item[]
  /** How the page after it is asked for, mostly the Link header's address; null for none. */
  readonly next: string | null
}

/** A list that has another page. */
export type ExpandableList<Item> = PagedList<Item> & { readonly next: string }

/** Where the pages of lists come from, and what becomes of them. What goes wrong is told in the list, not by an alert. */
interface PageSource<Key, Item, Answer> {
  readonly fetchFirst: (session: Session, key: Key, options: CallOptions) => Promise<Answer>
  /** Missing for lists that come whole. */
  readonly fetchNext?: (
    session: Session,
    key: Key,
    list: ExpandableList<Item>,
    options: CallOptions,
  ) => Promise<Answer>
  /** Takes in the records of an answer, before a list names them. */
  readonly take: (set: Setter, session: Session, answer: Answer, key: Key) => FetchedPage<Item>
  /** What makes two items one. */
  readonly idOf?: (item: Item) => unknown
  /** How the next page joins the list. */
  readonly merge?: (list: PagedList<Item>, page: FetchedPage<Item>) => LinkedList<Item>
  /** How many lists are remembered, the way back is quick; all of those for which it is null. */
  readonly limitOf?: (key: Key) => number | null
  /** Whether the loading bar tells of a list that is opened, and of more of it. @see LBR-06 */
  readonly movesBar?: boolean
}

interface Opening<Answer> {
  /** Nobody waits for it. */
  readonly isUnasked?: boolean
  /** Where the first page comes from this time. */
  readonly fetchFirst?: (options: CallOptions) => Promise<Answer>
}

/** Loads lists. @returns what opens one, what asks for more of it, and what tells whether something is in it */
export function pageLoader<Key extends string, Item, Answer>(
  lists: PagedLists<Key, Item>,
  source: PageSource<Key, Item, Answer>,
) {
  const { merge = (list, page) => nextPage(list, page, source.idOf) } = source
  const opened = perSession(() => new Set<Key>())

  /** Asks for the first page, again too; one page at a time. What was there stands until it came. */
  const openAtom = atom(
    null,
    async (get, set, session: Session, key: Key, opening: Opening<Answer> = {}) => {
      remember(session, key)
      const { isLoading, isLoaded } = get(lists.atoms(session)(key))
      if (isLoading) return
      const { fetchFirst = (options) => source.fetchFirst(session, key, options) } = opening
      const isShown = !isLoaded && opening.isUnasked !== true
      await set(loadAtom, session, key, { fetch: fetchFirst, isFirst: true, isShown })
    },
  )

  /** Asks for the next page; does nothing where there is none, or one is on its way. @see ACC-16, DOM-04 */
  const growAtom = atom(null, async (get, set, session: Session, key: Key) => {
    const { fetchNext } = source
    const list = get(lists.atoms(session)(key))
    const { next } = list
    if (fetchNext === undefined || next === null || !canExpand(list)) return
    const fetch = (options: CallOptions) => fetchNext(session, key, { ...list, next }, options)
    await set(loadAtom, session, key, { fetch, isFirst: false, isShown: true })
  })

  interface Loading {
    readonly fetch: (options: CallOptions) => Promise<Answer>
    readonly isFirst: boolean
    readonly isShown: boolean
  }

  const loadAtom = atom(
    null,
    async (_get, set, session: Session, key: Key, { fetch, isFirst, isShown }: Loading) => {
      const listAtom = lists.atoms(session)(key)
      const load = { controller: new AbortController(), moved: new Map<Item, boolean>() }
      const { signal } = load.controller
      const movesBar = isShown && source.movesBar === true
      lists.loads(session).set(key, load)
      set(listAtom, (list) => ({ ...setLoading(list, true), error: null }))
      if (movesBar) session.app.set(startLoadingAtom)
      try {
        const answer = await fetch({ signal, skipAlert: true })
        if (!signal.aborted) set(takeAtom, session, key, answer, isFirst)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!signal.aborted) set(listAtom, (list) => ({ ...setLoading(list, false), error }))
      } finally {
        if (!signal.aborted) lists.loads(session).delete(key)
        if (movesBar) session.app.set(stopLoadingAtom)
      }
    },
  )

  /** Corrects a page by what moved until it came: whoever left does not come back with it. */
  const takeAtom = atom(
    null,
    (_get, set, session: Session, key: Key, answer: Answer, isFirst: boolean) => {
      const { items, next } = source.take(set, session, answer, key)
      const moved = lists.loads(session).get(key)?.moved ?? new Map<Item, boolean>()
      const page = { items: items.filter((item) => moved.get(item) !== false), next }
      set(lists.atoms(session)(key), (list) => ({
        ...(isFirst ? lists.applyMoves(firstPage(page, source.idOf), moved) : merge(list, page)),
        isLoaded: true,
        error: null,
      }))
    },
  )

  function remember(session: Session, key: Key): void {
    const limit = source.limitOf?.(key) ?? null
    if (limit === null) return
    const known = opened(session)
    known.delete(key)
    known.add(key)
    for (const oldest of known) {
      if (known.size <= limit) return
      known.delete(oldest)
      lists.forget(session, oldest)
    }
  }

  /** Whether an item stands in a list, as the server last had it. */
  const hasAtom = atom(null, (get, _set, session: Session, key: Key, item: Item): boolean =>
    get(lists.atoms(session)(key)).items.includes(item),
  )

  return { openAtom, growAtom, hasAtom }
}
