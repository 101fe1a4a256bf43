import type { Insertable, Selectable } from 'kysely'
import type { StatusRow } from './reads.ts'
import type { Db, Store } from './store.ts'
import type { Id, MediaTable, StatusEditTable } from './tables.ts'

export type VersionRow = Omit<Selectable<StatusEditTable>, 'id'>

/** What is attached to a status now, in its order. */
export const attachedMedia = (db: Db, statusId: Id): Promise<Selectable<MediaTable>[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('status_id', '=', statusId)
    .where('position', '>=', 0)
    .orderBy('position')
    .execute()

/** The status as it stands, as a version of its history. */
export function versionOf(row: StatusRow, media: readonly Selectable<MediaTable>[]): VersionRow {
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

/** Oldest first; one version for what was never edited. */
export async function readVersions(db: Db, row: StatusRow): Promise<readonly VersionRow[]> {
  const kept = await db
    .selectFrom('status_edits')
    .selectAll()
    .where('status_id', '=', row.id)
    .orderBy('id')
    .execute()
  return kept.length > 0 ? kept : [versionOf(row, await attachedMedia(db, row.id))]
}

export async function keepVersion({ ids }: Store, db: Db, version: VersionRow): Promise<void> {
  const { media, poll_options, ...rest } = version
  const row: Insertable<StatusEditTable> = {
    ...rest,
    id: ids.next(),
    media: JSON.stringify(media),
    poll_options: poll_options === null ? null : JSON.stringify(poll_options),
  }
  await db.insertInto('status_edits').values(row).execute()
}
