import type { AccountId, StatusId } from '../entities/ids.ts'

/**
 * A page of the server itself, such as its terms.
 *
 * @param path absolute, such as `/terms`
 * @param origin such as `https://host`; a slash at its end does not matter
 * @see SES-17
 */
export function serverLink(path: string, origin: string): string {
  return `${origin.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

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
