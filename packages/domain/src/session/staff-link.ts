import type { AccountId, StatusId } from '../entities/ids.ts'

/**
 * Returns the URL of a page of the server itself, such as its terms.
 *
 * @param path absolute, such as `/terms`
 * @param origin such as `https://host`, with or without a trailing slash
 * @see SES-17
 */
export function getServerLink(path: string, origin: string): string {
  return `${origin.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/**
 * Returns the URL of the server's moderation page of an account, or of one of its statuses. The server checks the
 * permissions.
 *
 * @param origin such as `https://host`
 * @see RTE-10, RTE-11, SES-03
 */
export function getStaffLink(origin: string, account: AccountId, status?: StatusId): string {
  const path = `/admin/accounts/${encodeURIComponent(account)}`
  const part = status === undefined ? '' : `/statuses/${encodeURIComponent(status)}`
  return getServerLink(`${path}${part}`, origin)
}
