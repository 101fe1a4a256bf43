import type { Selectable } from 'kysely'
import { MAX_MEDIA } from '../http/body-limits.ts'
import { ApiFailure } from '../http/response.ts'
import { isId } from '../store/find-rows.ts'
import type { Db } from '../store/store.ts'
import type { Id, MediaTable } from '../store/tables.ts'

/** Creates an error with Mastodon's message, which has no `Validation failed` prefix here. */
const createMediaError = (why: string) => new ApiFailure(422, why)

/**
 * Attaches uploads to a status in this order. Each upload belongs to one status only: those of other statuses or
 * accounts are treated as missing.
 *
 * @throws {ApiFailure} 422 for too many, unknown, mixed or unprocessed uploads. The caller's transaction is rolled
 *   back.
 */
export async function attachMedia(
  db: Db,
  ids: readonly Id[],
  status: { readonly id: Id; readonly account_id: Id },
): Promise<void> {
  if (ids.length > MAX_MEDIA) throw createMediaError(`Cannot attach more than ${MAX_MEDIA} files`)
  // Media that are no part of the status after an edit are kept for the history.
  await db.updateTable('media').set({ position: -1 }).where('status_id', '=', status.id).execute()
  const found = await lockFreeMedia(db, ids, status)
  const missing = ids.filter((id) => !found.some((media) => media.id === id))
  if (missing.length > 0) {
    throw createMediaError(
      `Media ${missing.join(', ')} not found or already attached to another post`,
    )
  }
  validateMedia(found)
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable('media')
      .set({ status_id: status.id, position })
      .where('id', '=', id)
      .execute()
  }
}

/** Locks the rows until the transaction ends, so that of two concurrent posts only one gets the same upload. */
async function lockFreeMedia(
  db: Db,
  ids: readonly Id[],
  status: { readonly id: Id; readonly account_id: Id },
): Promise<Selectable<MediaTable>[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', known)
    .where('account_id', '=', status.account_id)
    .where((eb) => eb.or([eb('status_id', 'is', null), eb('status_id', '=', status.id)]))
    .forUpdate()
    .execute()
}

function validateMedia(media: readonly Selectable<MediaTable>[]): void {
  const isPlayed = media.some(({ type }) => type === 'video' || type === 'audio')
  if (media.length > 1 && isPlayed) {
    throw createMediaError('Cannot attach a video to a post that already contains images')
  }
  if (media.some(({ state }) => state !== 'ready')) {
    throw createMediaError(
      'Cannot attach files that have not finished processing. Try again in a moment!',
    )
  }
}

/** The changes of an edit to an attached file. */
export interface MediaChange {
  readonly id: Id
  /** null removes the description; undefined keeps it. */
  readonly description?: string | null
  readonly focus?: { readonly x: number; readonly y: number }
}

/** Changes the descriptions and focal points of the media of a status. Other ids are ignored. */
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
