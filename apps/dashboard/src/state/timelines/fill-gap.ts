import { atom, type Getter, type Setter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { StatusId } from '@colonnade/domain/entities'
import { fillListGap, type GapChoice } from '../live-lists/fill-gap.ts'
import type { Session } from '../session.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { timelineSource } from './timeline-source.ts'
import { openColumns } from './timelines.ts'

/**
 * Closes a gap of a column, as far as one page reaches.
 *
 * @param index of the gap among the column's items, which may leave out some of the timeline's
 * @returns what went wrong; null when nothing did
 * @see TL-12, BY-38
 */
export const fillGapAtom = atom(
  null,
  async (
    get,
    _set,
    session: Session,
    uuid: string,
    index: number,
    choice: GapChoice = 'top',
  ): Promise<ApiError | null> => {
    const key = openColumns(session).get(uuid)
    const { items } = get(columnLayoutAtoms(session)(uuid))
    if (key === undefined || items[index] !== null) return null
    const rows = { above: items[index - 1] ?? null, below: items[index + 1] ?? null }
    const hold = (read: Getter, write: Setter, id: StatusId | null) =>
      holdRow(read, write, session, uuid, id)
    return await fillListGap(session, timelineSource(session, key), rows, { choice, hold })
  },
)

/** Until it is let go, this row keeps its place, also where the reader is at the top. @returns lets it go */
function holdRow(
  get: Getter,
  set: Setter,
  session: Session,
  uuid: string,
  id: StatusId | null,
): () => void {
  if (id === null) return () => undefined
  const viewAtom = columnViewAtoms(session)(uuid)
  const view = get(viewAtom)
  set(viewAtom, {
    ...view,
    isAtTop: false,
    firstVisibleId: id,
    room: Number.POSITIVE_INFINITY,
  })
  return () => set(viewAtom, view)
}
