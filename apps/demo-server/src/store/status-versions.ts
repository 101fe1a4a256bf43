import type { Insertable, Selectable } from 'kysely'
import type { StatusRow } from './find-rows.ts'
import type { Db, Store } from './store.ts'
import type { Id, MediaTable, StatusEditTable } from './tables.ts'

export type VersionRow = Omit<Selectable<StatusEditTable>, 'id'>

/** Loads the current attachments of a status, in order. */
export const loadAttachedMedia = (db: Db, statusId: Id): Promise<Selectable<MediaTable>[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('status_id', '=', statusId)
    .where('position', '>=', 0)
    .orderBy('position')
    .execute()

/** Converts the current status to a version of its history. */
export function toVersion(row: StatusRow, media: readonly Selectable<MediaTable>[]): VersionRow {
  return {
    status_id: row.id,
    content: row.content,
    spoiler_text: row.spoiler_text,
    sensitive: row.sensitive,
    media: media.map(({ id, description }) => ({ id, description })),
    poll_options: row.poll?.options.map(({ title }) => title) ?? null,
    created_at: row.edited_at ?? row.created_at,
  }
}

/** Oldest first. An unedited status has one version. */
export async function readVersions(db: Db, row: StatusRow): Promise<readonly VersionRow[]> {
  const versions = await db
    .selectFrom('status_edits')
    .selectAll()
    .where('status_id', '=', row.id)
    .orderBy('id')
    .execute()
  return versions.length > 0 ? versions : [toVersion(row, await loadAttachedMedia(db, row.id))]
}

export async function saveVersion({ ids }: Store, db: Db, version: VersionRow): Promise<void> {
  const { media, poll_options, ...rest } = version
  const row: Insertable<StatusEditTable> = {
    ...rest,
    id: ids.next(),
    media: JSON.stringify(media),
    poll_options: poll_options === null ? null : JSON.stringify(poll_options),
  }
  await db.insertInto('status_edits').values(row).execute()
}
