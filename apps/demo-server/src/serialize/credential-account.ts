import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import { preferencesOf } from '../store/preferences.ts'
import type { AccountRow } from '../store/reads.ts'
import { serializeOneAccount } from './account.ts'
import type { SerializeContext } from './context.ts'

const NOBODY = { id: '-99', name: '', permissions: '0' }
/** Reports are to be looked after: that is what the bit means. */
const STAFF = { id: '1', name: 'Staff', permissions: '16' }

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
      language: preferencesOf(row).language,
      note: row.note,
      follow_requests_count: Number(asking?.count ?? 0),
    },
    role: row.is_staff ? STAFF : NOBODY,
  }
}
