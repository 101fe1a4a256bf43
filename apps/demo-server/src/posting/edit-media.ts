import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

/** What an edit says anew of something that is attached. */
export interface MediaChange {
  readonly id: Id
  /** null takes it away; left out it stays. */
  readonly description?: string | null
  readonly focus?: { readonly x: number; readonly y: number }
}

/** Describes anew, or centres anew, what is attached to a status; ids of anything else change nothing. */
export async function editMedia(
  db: Db,
  statusId: Id,
  changes: readonly MediaChange[],
): Promise<void> {
  for (const { id, description, focus } of changes) {
    const change = {
      ...(description !== undefined && { description }),
      ...(focus !== undefined && { focus_x: focus.x, focus_y: focus.y }),
    }
    if (Object.keys(change).length === 0) continue
    await db
      .updateTable('media')
      .set(change)
      .where('id', '=', id)
      .where('status_id', '=', statusId)
      .execute()
  }
}
