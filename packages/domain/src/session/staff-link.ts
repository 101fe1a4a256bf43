import type { AccountId, StatusId } from '../entities/ids.ts'
import { serverLink } from './server-link.ts'

/**
 * Where staff of a server look after an account, or after one of its statuses. What they may do there
 * is the server's business.
 *
 * @param origin such as `https://host`
 * @see RTE-10, RTE-11, SES-03
 */
export function staffLink(origin: string, account: AccountId, status?: StatusId): string {
  const path = `/admin/accounts/${encodeURIComponent(account)}`
  const part = status === undefined ? '' : `/statuses/${encodeURIComponent(status)}`
  return serverLink(`${path}${part}`, origin)
}
