import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { linkTo, LOCAL_ORIGIN } from './render-content.ts'

/** Where a person's page is; with `LOCAL_ORIGIN` for the people of this instance. */
export function accountUrl(account: { username: string; domain: string | null }): string {
  const origin = account.domain === null ? LOCAL_ORIGIN : `https://${account.domain}`
  return `${origin}/@${account.username}`
}

/** Where the quoted status stands; null for none, or none any more. */
export async function quotedPage(db: Db, id: Id | null): Promise<string | null> {
  if (id === null) return null
  const author = await db
    .selectFrom('statuses as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.username', 'a.domain'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  return author === undefined ? null : `${accountUrl(author)}/${id}`
}

/** What stands first in a status that quotes, for clients that know no quotes; the others leave it out by its class. */
export const quoteLine = (page: string): string => `<p class="quote-inline">RE: ${linkTo(page)}</p>`
