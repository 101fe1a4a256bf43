import { notFound } from '../http/api-failure.ts'
import { type AccountRow, findAccount } from '../store/reads.ts'
import type { Call } from './call.ts'

/** @throws {ApiFailure} 404 for an id that names nobody */
export async function accountOr404(call: Call, id: string): Promise<AccountRow> {
  const row = await findAccount(call.services.store.db, id)
  if (row === undefined) throw notFound()
  return row
}
