import { LOCAL_ORIGIN } from './render-content.ts'

/** Where a person's page is; with `LOCAL_ORIGIN` for the people of this instance. */
export function accountUrl(account: { username: string; domain: string | null }): string {
  const origin = account.domain === null ? LOCAL_ORIGIN : `https://${account.domain}`
  return `${origin}/@${account.username}`
}
