import type { StatusRow } from '../store/reads.ts'
import type { Services } from '../streaming/announce.ts'
import { announceStatus } from '../streaming/announce.ts'
import { renderContent } from './render-content.ts'
import { resolveMentions } from './resolve-mentions.ts'

/** Changes a status's words; whom it concerns sees it change in place. */
export async function editStatus(
  services: Services,
  { id }: StatusRow,
  text: string,
): Promise<StatusRow> {
  const { db, clock } = services.store
  const { html } = renderContent(text, await resolveMentions(db, text))
  const row = await db
    .updateTable('statuses')
    .set({ text, content: html, edited_at: new Date(clock()) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announceStatus(services, row, 'status.update')
  return row
}
