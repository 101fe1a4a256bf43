import { atom, type Getter, type Setter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { NotificationId } from '@colonnade/domain/entities'
import { fillListGap, type GapChoice } from '../live-lists/fill-gap.ts'
import type { Session } from '../session.ts'
import { notificationRowsAtom } from './notification-rows.ts'
import { notificationLayoutAtoms, notificationViewAtoms } from './notifications-list.ts'
import { notificationsSource } from './notifications-source.ts'

/**
 * Closes a gap among the notifications, as far as one page reaches.
 *
 * @param index of the gap among the column's rows
 * @returns what went wrong; null when nothing did
 * @see NTF-15, BY-38
 */
export const fillNotificationsGapAtom = atom(
  null,
  async (
    get,
    _set,
    session: Session,
    uuid: string,
    index: number,
    choice: GapChoice,
  ): Promise<ApiError | null> => {
    const keys = get(notificationLayoutAtoms(session)(uuid)).items
    if (keys[index] !== null) return null
    const key = keys[index + 1] ?? null
    const group = get(notificationRowsAtom(session)).find((row) => row !== null && row.key === key)
    // A row goes by its oldest notification; right below a gap stands its newest.
    const rows = { above: keys[index - 1] ?? null, below: group?.ids[0] ?? null }
    const hold = (read: Getter, write: Setter, id: NotificationId | null) =>
      holdRow(read, write, session, uuid, id === rows.below ? key : id)
    return await fillListGap(session, notificationsSource(session), rows, { choice, hold })
  },
)

/** Until it is let go, this row keeps its place. @param key the row's. @returns lets it go */
function holdRow(
  get: Getter,
  set: Setter,
  session: Session,
  uuid: string,
  key: NotificationId | null,
): () => void {
  if (key === null) return () => undefined
  const viewAtom = notificationViewAtoms(session)(uuid)
  const view = get(viewAtom)
  set(viewAtom, {
    ...view,
    isAtTop: false,
    firstVisibleId: key,
    room: Number.POSITIVE_INFINITY,
  })
  return () => set(viewAtom, view)
}
