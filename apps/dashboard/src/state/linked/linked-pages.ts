import type { PrimitiveAtom } from 'jotai/vanilla'
import { ApiError, type Page } from '@colonnade/api-client'
import {
  canExpand,
  EMPTY_LIST,
  firstPage,
  nextPage,
  setLoading,
  type LinkedList,
} from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'

/** A list that grows by the server's own links, with what went wrong last. */
export interface LinkedPages<Item> extends LinkedList<Item> {
  /** Whether any page ever came: an empty list is empty, not loading. */
  readonly isLoaded: boolean
  /** What went wrong last; the same may be asked again. */
  readonly error: ApiError | null
}

/** Before anybody asked. */
export const NOT_ASKED: LinkedPages<never> = { ...EMPTY_LIST, isLoaded: false, error: null }

/** What of a page counts here. */
type Fetched<Item> = Pick<Page<Item>, 'items' | 'next'>

type PagesAtom<Item> = PrimitiveAtom<LinkedPages<Item>>

/**
 * Asks for the first page, again too; one at a time. What was there stands until it came. The loading bar tells of a list
 * that is opened, unless nobody asked for it.
 *
 * @see LBR-06
 */
export async function loadFirst<Item>(
  { store, app }: Session,
  pagesAtom: PagesAtom<Item>,
  fetch: () => Promise<Fetched<Item>>,
  isUnasked = false,
): Promise<void> {
  const { isLoading, isLoaded } = store.get(pagesAtom)
  if (isLoading) return
  const isShown = !isLoaded && !isUnasked
  if (isShown) app.set(startLoadingAtom)
  await load(store, pagesAtom, fetch, (_list, page) => firstPage(page)).finally(() => {
    if (isShown) app.set(stopLoadingAtom)
  })
}

/** Asks for the next page; does nothing where there is none, or one is on its way. @see ACC-16, DOM-04, LBR-06 */
export async function loadNext<Item>(
  { store, app }: Session,
  pagesAtom: PagesAtom<Item>,
  fetch: (next: string) => Promise<Fetched<Item>>,
): Promise<void> {
  const { next, ...list } = store.get(pagesAtom)
  if (next === null || !canExpand({ ...list, next })) return
  app.set(startLoadingAtom)
  await load(store, pagesAtom, () => fetch(next), nextPage).finally(() => app.set(stopLoadingAtom))
}

async function load<Item>(
  store: Session['store'],
  pagesAtom: PagesAtom<Item>,
  fetch: () => Promise<Fetched<Item>>,
  take: (list: LinkedList<Item>, page: Fetched<Item>) => LinkedList<Item>,
): Promise<void> {
  store.set(pagesAtom, (pages) => ({ ...pages, ...setLoading(pages, true), error: null }))
  try {
    const page = await fetch()
    store.set(pagesAtom, (pages) => ({ ...take(pages, page), isLoaded: true, error: null }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    store.set(pagesAtom, (pages) => ({ ...pages, ...setLoading(pages, false), error }))
  }
}
