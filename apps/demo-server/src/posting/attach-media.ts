import type { Selectable } from 'kysely'
import { ApiFailure } from '../http/reply.ts'
import { isId } from '../store/reads.ts'
import type { Db } from '../store/store.ts'
import type { Id, MediaTable } from '../store/tables.ts'

export const MAX_MEDIA = 4

/** Refused in Mastodon's words, which say no `Validation failed` here. */
const unfit = (why: string) => new ApiFailure(422, why)

/**
 * Binds uploads to a status, in this order. Each belongs to one status only: what is another's, or
 * somebody else's, is as if it were not there.
 *
 * @throws {ApiFailure} 422 for too many, unknown, mixed or unfinished ones; the caller's transaction undoes the rest
 */
export async function attachMedia(
  db: Db,
  ids: readonly Id[],
  status: { readonly id: Id; readonly account_id: Id },
): Promise<void> {
  if (ids.length > MAX_MEDIA) throw unfit(`Cannot attach more than ${MAX_MEDIA} files`)
  // Who was attached and is no longer named stays behind for the history.
  await db.updateTable('media').set({ position: -1 }).where('status_id', '=', status.id).execute()
  const found = await freeMedia(db, ids, status)
  const missing = ids.filter((id) => !found.some((media) => media.id === id))
  if (missing.length > 0) {
    throw unfit(`Media ${missing.join(', ')} not found or already attached to another post`)
  }
  checkMix(found)
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable('media')
      .set({ status_id: status.id, position })
      .where('id', '=', id)
      .execute()
  }
}

/** Locked until the publication is through: the same upload in two posts at once goes to one of them. */
async function freeMedia(
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

function checkMix(media: readonly Selectable<MediaTable>[]): void {
  const isPlayed = media.some(({ type }) => type === 'video' || type === 'audio')
  if (media.length > 1 && isPlayed) {
    throw unfit('Cannot attach a video to a post that already contains images')
  }
  if (media.some(({ state }) => state !== 'ready')) {
    throw unfit('Cannot attach files that have not finished processing. Try again in a moment!')
  }
}

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
