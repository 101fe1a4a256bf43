import { sql } from 'kysely'
import { accountUrl } from '../content/render-content.ts'
import { tokensOfText } from '../content/tokens-of-text.ts'
import type { Db } from '../store/store.ts'
import type { StoredMention } from '../store/tables.ts'

/** Looks up everybody whom a text mentions, in one query. @returns by acct in lower case */
export async function resolveMentions(
  db: Db,
  text: string,
): Promise<(acct: string) => StoredMention | null> {
  const accts = tokensOfText(text).flatMap((token) =>
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
      return [acct.toLowerCase(), { id, username, acct, url: accountUrl(row) }]
    }),
  )
  return (acct) => found.get(acct.toLowerCase()) ?? null
}
