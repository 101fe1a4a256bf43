import { sql } from 'kysely'
import { getAccountUrl } from '../content/render-content.ts'
import { tokeniseText } from '../content/tokenise-text.ts'
import type { Db } from '../store/store.ts'
import type { StoredMention } from '../store/tables.ts'

/**
 * Finds the accounts that a text mentions with one query. @returns a function that finds a mention by its acct,
 * ignoring case
 */
export async function resolveMentions(
  db: Db,
  text: string,
): Promise<(acct: string) => StoredMention | null> {
  const accts = tokeniseText(text).flatMap((token) =>
    token.kind === 'mention' ? [token.acct.toLowerCase()] : [],
  )
  if (accts.length === 0) return () => null
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'username', 'domain', 'acct'])
    .where(sql<string>`lower(acct)`, 'in', accts)
    .execute()
  const found = new Map(
    rows.map((row) => {
      const { id, username, acct } = row
      return [acct.toLowerCase(), { id, username, acct, url: getAccountUrl(row) }]
    }),
  )
  return (acct) => found.get(acct.toLowerCase()) ?? null
}
