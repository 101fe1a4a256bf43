import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/compat'
import { readFediverseLink } from '@colonnade/domain/addresses'
import type { AccountEntity, AccountId, StatusEntity, StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom, ingestStatusesAtom, touchTimes } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { withTimeout } from '../with-timeout.ts'

/** What a link leads to on the server of an account. */
export type ResolvedLink =
  | { readonly kind: 'account'; readonly id: AccountId }
  | { readonly kind: 'status'; readonly id: StatusId }
  | { readonly kind: 'tag'; readonly tag: string }

/** A click waits no longer than this before the link opens outside. Unit: ms. */
export const RESOLVE_TIMEOUT_MS = 3_000

/** Whether a link may lead to a post, a profile or a hashtag. Known without a request. */
export function isFediverseLink(session: Session, href: string): boolean {
  const link = readFediverseLink(href)
  return link !== null && (!link.needsKnownHost || isKnownHost(session, new URL(href).host))
}

/**
 * Finds what a link leads to: among what is loaded, else by the user's own server, which fetches it.
 *
 * @returns null for a page that is no post or profile, or that the server does not find in time. Never rejects when
 * the server fails.
 * @see BY-20
 */
export const resolveLinkAtom = atom(
  null,
  async (_get, set, session: Session, href: string): Promise<ResolvedLink | null> => {
    const link = readFediverseLink(href)
    if (link === null || !isFediverseLink(session, href)) return null
    if (link.kind === 'tag') return { kind: 'tag', tag: link.tag }
    const known = link.kind === 'status' ? findStatus(session, href) : findAccount(session, href)
    return known ?? set(searchLinkAtom, session, href)
  },
)

const searchLinkAtom = atom(
  null,
  async (_get, set, session: Session, href: string): Promise<ResolvedLink | null> => {
    try {
      const found = await withTimeout(session, RESOLVE_TIMEOUT_MS, (signal) =>
        search(session.api, { q: href }, { signal, skipAlert: true, skipLoading: true }),
      )
      const status = pickAnswer(found.statuses, href)
      if (status !== undefined) {
        set(ingestStatusesAtom, session, [status])
        return { kind: 'status', id: status.id }
      }
      const account = pickAnswer(found.accounts, href)
      if (account === undefined) return null
      set(ingestAccountsAtom, session, [account])
      return { kind: 'account', id: account.id }
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  },
)

type Addressed = Pick<AccountEntity | StatusEntity, 'url'> & { readonly uri?: string }

/**
 * Picks the result that the link leads to. Servers that cannot fetch the link may answer with what contains its words.
 * A link by another path of the same host is accepted if it is the only result.
 */
function pickAnswer<Entity extends Addressed>(
  found: readonly Entity[],
  href: string,
): Entity | undefined {
  const same = found.find((one) => isAt(one, href))
  const [only] = found
  if (same !== undefined || only === undefined || found.length > 1) return same
  const { host } = new URL(href)
  return getAddresses(only).some((address) => new URL(address).host === host) ? only : undefined
}

const getAddresses = ({ uri, url }: Addressed): readonly string[] =>
  [uri, url].filter((address): address is string => address != null && URL.canParse(address))

/** Ignores what follows the path: it says where the link was found. The case of an ID counts, that of a name does not. */
const normalise = (address: string): string => {
  const { host, pathname } = new URL(address)
  return host + pathname.replace(/\/$/u, '').replace(/@[^/]+/gu, (name) => name.toLowerCase())
}

const isAt = (one: Addressed, href: string): boolean =>
  getAddresses(one).some((address) => normalise(address) === normalise(href))

function findStatus(session: Session, href: string): ResolvedLink | null {
  for (const id of touchTimes(session).statuses.keys()) {
    const status = session.store.get(serverStatusAtoms(session)(id))
    if (status?.reblog === null && isAt(status, href)) return { kind: 'status', id }
  }
  return null
}

function findAccount(session: Session, href: string): ResolvedLink | null {
  for (const id of touchTimes(session).accounts.keys()) {
    const account = session.store.get(accountAtoms(session)(id))
    if (account !== undefined && isAt(account, href)) return { kind: 'account', id }
  }
  return null
}

/** Whether a host is the user's own server, or that of any loaded account. */
function isKnownHost(session: Session, host: string): boolean {
  if (host === new URL(session.origin).host) return true
  for (const id of touchTimes(session).accounts.keys()) {
    const account = session.store.get(accountAtoms(session)(id))
    if (account !== undefined && getAddresses(account).some((one) => new URL(one).host === host))
      return true
  }
  return false
}
