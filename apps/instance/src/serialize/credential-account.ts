import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import type { AccountRow } from '../store/reads.ts'
import { serializeOneAccount } from './account.ts'
import type { SerializeContext } from './context.ts'

/** An account as its own person sees it. */
export async function credentialAccount(
  context: SerializeContext,
  row: AccountRow,
): Promise<CredentialAccountEntity> {
  const asking = await context.store.db
    .selectFrom('follow_requests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('target_id', '=', row.id)
    .executeTakeFirst()
  return {
    ...(await serializeOneAccount(context, row)),
    source: {
      privacy: row.default_privacy,
      sensitive: row.default_sensitive,
      language: row.language,
      note: row.note,
      follow_requests_count: Number(asking?.count ?? 0),
    },
    role: { id: '-99', name: '', permissions: '0' },
  }
}
