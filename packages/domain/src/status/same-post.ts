import type { AccountEntity } from '../entities/account.ts'
import type { StatusRecord } from '../entities/status.ts'

type Addresses = Pick<StatusRecord, 'uri' | 'url'>

/** Servers write the host in different case, and some add a fragment. */
const normalise = (address: string): string => {
  const url = URL.parse(address)
  if (url === null) return address
  url.hash = ''
  return url.href
}

/**
 * Whether two statuses, each as its own server sends it, are the same post: the same canonical URI. Without one the
 * addresses of their pages are compared.
 *
 * @see BY-37
 */
export function isSamePost(one: Addresses, other: Addresses): boolean {
  if (one.uri !== '' && other.uri !== '') return normalise(one.uri) === normalise(other.uri)
  return one.url !== null && other.url !== null && normalise(one.url) === normalise(other.url)
}

/** The addresses by which another server may find a post: the canonical one first, then that of its page. */
export function getPostAddresses({ uri, url }: Addresses): readonly string[] {
  const found = [uri, url ?? ''].filter((address) => /^https?:/iu.test(address))
  return [...new Set(found)]
}

/** Why another server has no copy of a post for an account: who may read it, or that it never left its server. */
export type ReachLimit = 'local-only' | 'private'

interface Viewer {
  /** `user@host` */
  readonly key: string
  /** The address of the profile; null while unknown. */
  readonly url: string | null
}

interface PostWithAuthor {
  readonly status: Pick<StatusRecord, 'local_only' | 'mentions' | 'visibility'>
  readonly author: Pick<AccountEntity, 'acct' | 'url'>
  /** The host of the server that sent the post: handles without a domain belong to it. */
  readonly host: string
}

/**
 * Returns why no server but the post's own can show it to an account; null when it can. Followers-only and direct
 * posts reach their author and the mentioned accounts.
 *
 * @see BY-37
 */
export function findReachLimit(
  { status, author, host }: PostWithAuthor,
  viewer: Viewer,
): ReachLimit | null {
  if (status.local_only) return 'local-only'
  if (status.visibility === 'public' || status.visibility === 'unlisted') return null
  const isViewer = ({ acct, url }: Pick<AccountEntity, 'acct' | 'url'>): boolean =>
    getFullHandle(acct, host) === viewer.key.toLowerCase() ||
    (viewer.url !== null && url !== '' && url === viewer.url)
  return [author, ...status.mentions].some(isViewer) ? null : 'private'
}

const getFullHandle = (acct: string, host: string): string =>
  (acct.includes('@') ? acct : `${acct}@${host}`).toLowerCase()
