import type { StatusId } from '@colonnade/domain/entities'

/** What a thread's list draws. */
export interface ThreadLayout {
  readonly rows: readonly StatusId[]
  /** The list's number of the first row. */
  readonly first: number
}

/**
 * Gives the row at the top of the view the number that it had, so that the list keeps it where it is whatever
 * came in above it.
 *
 * @param anchor the row at the top of the view
 */
export function keepPlace(
  before: ThreadLayout,
  rows: readonly StatusId[],
  anchor: StatusId,
): ThreadLayout {
  const was = before.rows.indexOf(anchor)
  const is = rows.indexOf(anchor)
  return { rows, first: was < 0 || is < 0 ? before.first : before.first + was - is }
}
