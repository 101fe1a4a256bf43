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

/**
 * What an instance is called by those who started it, beside addresses of numbers and `localhost`: other names can
 * only be led here by somebody else.
 *
 * @param host what it listens on
 * @param machine the name of the machine, by which its network may know it
 */
export const ownNames = (host: string, origin: string | null, machine: string): readonly string[] =>
  [`http://${host}`, origin, `http://${machine}`, `http://${machine}.local`].flatMap((address) =>
    address !== null && URL.canParse(address) ? new URL(address).hostname : [],
  )
