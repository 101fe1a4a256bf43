import type { NotificationId } from '../entities/ids.ts'

/** What the cleaning mode has selected. */
export interface DeletionMarks {
  readonly ids: ReadonlySet<NotificationId>
  /** After "all", what arrives is marked too. */
  readonly marksNew: boolean
}

/** Nothing selected: how the mode starts and what leaving it returns to. @see NTF-06 */
export const NO_MARKS: DeletionMarks = { ids: new Set(), marksNew: false }

type Listed = readonly (NotificationId | null)[]

const ids = (items: Listed): readonly NotificationId[] => items.filter((item) => item !== null)

/** @see NTF-07 */
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

/** @see NTF-08 */
export function markAll(items: Listed): DeletionMarks {
  return { ids: new Set(ids(items)), marksNew: true }
}

/** Selects what was not, and the other way round. @see NTF-08 */
export function invertMarks(marks: DeletionMarks, items: Listed): DeletionMarks {
  return { ...marks, ids: new Set(ids(items).filter((id) => !marks.ids.has(id))) }
}

/** What arrives while "all" holds is marked. @see NTF-08 */
export function markArrived(marks: DeletionMarks, id: NotificationId): DeletionMarks {
  return marks.marksNew ? setMark(marks, id, true) : marks
}
