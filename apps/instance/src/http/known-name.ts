import { isIP } from 'node:net'

/**
 * Whether a caller means this instance. A page elsewhere can have its own name lead to this machine; its calls would
 * then be those of a page of the instance, cookies and all, but for the name. Nobody else's page has an address of
 * numbers or `localhost` for a name.
 *
 * @param hostname as `URL` writes it
 * @param names what else it is called; null: whatever the caller says
 */
export function isKnownName(hostname: string, names: readonly string[] | null): boolean {
  if (names === null || names.includes(hostname)) return true
  return /^(?:.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/** Whether only this machine itself reaches an address. */
export const isLoopback = (address: string): boolean =>
  /^(?:127\.|::ffff:127\.|::1$)/i.test(address)
