import type { Store } from './store.ts'
import type { Id } from './tables.ts'

/** What a page keeps for a person, in place of what was kept before. */
export async function saveWebSettings(
  { db }: Store,
  accountId: Id,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const text = JSON.stringify(data)
  await db
    .insertInto('web_settings')
    .values({ account_id: accountId, data: text })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ data: text }))
    .execute()
}
