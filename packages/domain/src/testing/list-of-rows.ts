import {
  createPageRequest,
  type Compare,
  createList,
  type ListEvent,
  type ListPage,
  type ListState,
  reduceList,
  type FetchTarget,
} from '../list/index.ts'
import { createGap, withEntries } from '../list/list.ts'

/**
 * Creates a list with these rows; `null` is a gap: at the front one of a lost stream, elsewhere one of a full page.
 *
 * @param list the remaining state
 */
export function createListOfRows<Id extends string>(
  rows: readonly (Id | null)[],
  list: ListState<Id> = createList<Id>(),
): ListState<Id> {
  let { nextId } = list
  const entries = rows.map(
    (row, at) => row ?? createGap(nextId++, at === 0 ? 'lost' : 'more', true),
  )
  return withEntries({ ...list, isLoaded: true }, entries, { nextId })
}

/** Creates such a list whose streams deliver everything new. */
export const createLiveListOfRows = <Id extends string>(
  rows: readonly (Id | null)[],
  traits: Partial<ListState<Id>> = {},
): ListState<Id> => createListOfRows(rows, { ...createList<Id>(), isLive: true, ...traits })

export interface LoadOptions<Id extends string> {
  readonly compare?: Compare<Id>
  /** Events between the request and its response. */
  readonly events?: readonly ListEvent<Id>[]
}

/** Requests a page and returns the list with it. By default the page is not full and has a next one. */
export function loadPage<Id extends string>(
  list: ListState<Id>,
  want: FetchTarget<Id>,
  page: Partial<ListPage<Id>>,
  { compare, events = [] }: LoadOptions<Id> = {},
): ListState<Id> {
  const requested = createPageRequest(list, want)
  if (requested === null) throw new Error(`There is nothing to ask for: ${want.kind}`)
  const fullPage = { ids: [], isFull: false, hasNext: true, ...page }
  const answered = { type: 'answered', request: requested.request.id, page: fullPage } as const
  return [...events, answered].reduce<ListState<Id>>(
    (next, event) => reduceList(next, event, { compare }),
    requested.list,
  )
}

/** Returns the ids from the first down to the last. */
export const getIdsDown = (first: number, last: number): readonly string[] =>
  Array.from({ length: first - last + 1 }, (_, index) => String(first - index))

/** Orders ids by their number. */
export const compareByNumber: Compare<string> = (a, b) => Number(a) - Number(b)

/** Formats the visible rows in one line: `…` is a gap. */
export const formatRows = ({ items }: Pick<ListState<string>, 'items'>): string =>
  items.map((id) => id ?? '…').join(' ')
