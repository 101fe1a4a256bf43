import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Whether an account, a medium, the card of a post or an emoji names a picture. */
export async function isUsedPicture({ db }: Store, name: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from accounts where avatar = ${name} or header = ${name})
    or exists (select from media where artwork = ${name})
    or exists (select from custom_emojis where artwork = ${name})
    or exists (select from statuses where card ->> 'image' = ${name}) as used`.execute(db)
  return rows[0]?.used === true
}
