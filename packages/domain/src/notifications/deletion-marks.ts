import type { NotificationId } from '../entities/ids.ts'

/** The selection of the cleaning mode. */
export interface DeletionMarks {
  readonly ids: ReadonlySet<NotificationId>
  /** Whether new notifications are marked too, after "all". */
  readonly marksNew: boolean
}

/** Empty selection: the state when the mode starts and after it ends. @see NTF-06 */
export const NO_MARKS: DeletionMarks = { ids: new Set(), marksNew: false }

type ListItems = readonly (NotificationId | null)[]

const getIds = (items: ListItems): readonly NotificationId[] =>
  items.filter((item) => item !== null)

/** Marks or unmarks one notification. @see NTF-07 */
export function setMark(
  marks: DeletionMarks,
  id: NotificationId,
  isMarked: boolean,
): DeletionMarks {
  const next = new Set(marks.ids)
  if (isMarked) next.add(id)
  else next.delete(id)
  return { ...marks, ids: next }
}

/** Marks all notifications. @see NTF-08 */
export function markAll(items: ListItems): DeletionMarks {
  return { ids: new Set(getIds(items)), marksNew: true }
}

/** Inverts the selection. @see NTF-08 */
export function invertMarks(marks: DeletionMarks, items: ListItems): DeletionMarks {
  return { ...marks, ids: new Set(getIds(items).filter((id) => !marks.ids.has(id))) }
}

/** Marks a new notification if "all" is selected. @see NTF-08 */
export function markNew(marks: DeletionMarks, id: NotificationId): DeletionMarks {
  return marks.marksNew ? setMark(marks, id, true) : marks
}
