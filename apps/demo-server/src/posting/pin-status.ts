import { invalid } from '../http/api-failure.ts'
import type { StatusRow } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

const MAX_PINS = 5

/**
 * Puts an own status at the head of the own profile; a second time changes nothing.
 *
 * @throws {ApiFailure} 422 for somebody else's, a boost, a direct one, and for one too many
 */
export async function pinStatus({ db, clock }: Store, me: Id, status: StatusRow): Promise<void> {
  if (status.reblog_of_id !== null) throw invalid('A boost cannot be pinned')
  if (status.account_id !== me) throw invalid("Someone else's post cannot be pinned")
  if (status.visibility === 'direct') {
    throw invalid('Posts that are only visible to mentioned users cannot be pinned')
  }
  await db.transaction().execute(async (trx) => {
    // Two pins at once queue up here: the limit holds for both.
    await trx.selectFrom('accounts').select('id').where('id', '=', me).forUpdate().execute()
    const pins = await trx
      .selectFrom('statuses')
      .select('id')
      .where('account_id', '=', me)
      .where('pinned', '=', true)
      .execute()
    if (pins.some(({ id }) => id === status.id)) return
    if (pins.length >= MAX_PINS) {
      throw invalid('You have already pinned the maximum number of posts')
    }
    await trx
      .updateTable('statuses')
      .set({ pinned: true, pinned_at: new Date(clock()) })
      .where('id', '=', status.id)
      .execute()
  })
}

export async function unpinStatus({ db }: Store, me: Id, statusId: Id): Promise<void> {
  await db
    .updateTable('statuses')
    .set({ pinned: false, pinned_at: null })
    .where('id', '=', statusId)
    .where('account_id', '=', me)
    .execute()
}
