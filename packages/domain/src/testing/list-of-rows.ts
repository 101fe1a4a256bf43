import { createList, type ListState } from '../list/index.ts'
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
