import {
  askForPage,
  type Compare,
  createList,
  type ListEvent,
  type ListPage,
  type ListState,
  reduceList,
  type Want,
} from '../list/index.ts'
import { createGap, withEntries } from '../list/list.ts'

/**
 * A list that holds these rows; `null` is a gap: in front one that a lost stream left, elsewhere one that a full page did.
 *
 * @param list what holds besides
 */
export function listOfRows<Id extends string>(
  rows: readonly (Id | null)[],
  list: ListState<Id> = createList<Id>(),
): ListState<Id> {
  let { nextId } = list
  const entries = rows.map(
    (row, at) => row ?? createGap(nextId++, at === 0 ? 'lost' : 'more', true),
  )
  return withEntries({ ...list, isLoaded: true }, entries, { nextId })
}

/** The same for a list whose streams deliver everything new. */
export const liveListOfRows = <Id extends string>(
  rows: readonly (Id | null)[],
  traits: Partial<ListState<Id>> = {},
): ListState<Id> => listOfRows(rows, { ...createList<Id>(), isLive: true, ...traits })

export interface LoadTraits<Id extends string> {
  readonly compare?: Compare<Id>
  /** What happens between the request and its answer. */
  readonly meanwhile?: readonly ListEvent<Id>[]
}

/** A list that has asked for a page and got it: unless said, one that is not full and names a next one. */
export function loadPage<Id extends string>(
  list: ListState<Id>,
  want: Want<Id>,
  page: Partial<ListPage<Id>>,
  { compare, meanwhile = [] }: LoadTraits<Id> = {},
): ListState<Id> {
  const asked = askForPage(list, want)
  if (asked === null) throw new Error(`There is nothing to ask for: ${want.kind}`)
  const whole = { ids: [], isFull: false, hasNext: true, ...page }
  const answer = { type: 'answered', request: asked.request.id, page: whole } as const
  return [...meanwhile, answer].reduce<ListState<Id>>(
    (next, event) => reduceList(next, event, { compare }),
    asked.list,
  )
}

/** Ids from the first down to the last. */
export const idsDown = (first: number, last: number): readonly string[] =>
  Array.from({ length: first - last + 1 }, (_, index) => String(first - index))

/** Ids sort by the number that they are. */
export const byNumber: Compare<string> = (a, b) => Number(a) - Number(b)

/** What the reader sees in one line: `…` is a gap. */
export const drawRows = ({ items }: Pick<ListState<string>, 'items'>): string =>
  items.map((id) => id ?? '…').join(' ')
