import { atom } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/compat'
import { getStatus } from '@colonnade/api-client/endpoints'
import type {
  AccountRecord,
  StatusEntity,
  StatusId,
  StatusRecord,
} from '@colonnade/domain/entities'
import {
  findReachLimit,
  getPostAddresses,
  isSamePost,
  type ReachLimit,
} from '@colonnade/domain/status'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestStatusesAtom, touchTimes } from '../entities/ingest.ts'
import { serverStatusAtoms, statusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { isTimeout, withTimeout } from '../with-timeout.ts'

/** Why an account cannot see a post that another account shows. */
export interface LookupFailure {
  readonly kind:
    | ReachLimit
    | 'not-found'
    /** The server answered with another post. */
    | 'other-post'
    /** The server refused; see `message`. */
    | 'refused'
    | 'rate-limit'
    | 'offline'
    | 'timeout'
    | 'unreachable'
    /** The response is not what the API promises. */
    | 'unusable'
    /** The server cannot search. */
    | 'unsupported'
    | 'signed-out'
  /** The server's reason, if it gives one. */
  readonly message?: string | null
  /** When the server accepts requests again, in milliseconds since the epoch. */
  readonly until?: number | null
}

/** What is known of a post that another account shows: its ID on the server of this account. */
export type Lookup =
  | { readonly phase: 'looking' }
  | { readonly phase: 'found'; readonly id: StatusId }
  | { readonly phase: 'failed'; readonly failure: LookupFailure }

/** The post and the account that shows it. */
interface ShownPost {
  readonly session: Session
  readonly id: StatusId
}

/** A resolving server fetches the post from its origin first, which may be slow. */
export const LOOKUP_TIMEOUT_MS = 30_000

const MAX_LOOKUPS = 200

const lookupsAtom = perSession(() => atom<ReadonlyMap<string, Lookup>>(new Map()))

/** The key of a post among the lookups of an account: the same for all accounts that show it. */
export const getLookupKey = ({ uri, url, id }: StatusRecord): string => uri || (url ?? id)

/** All lookups of an account, by key. Bounded: the oldest are forgotten. */
export const getLookupsAtom = (session: Session) => lookupsAtom(session)

const writeLookupAtom = atom(null, (get, set, session: Session, key: string, lookup: Lookup) => {
  const lookups = new Map(get(lookupsAtom(session)))
  lookups.delete(key)
  lookups.set(key, lookup)
  const surplus = [...lookups.keys()].slice(0, Math.max(0, lookups.size - MAX_LOOKUPS))
  for (const old of surplus) lookups.delete(old)
  set(lookupsAtom(session), lookups)
})

const runningLookups = perSession(() => new Map<string, Promise<StatusId | null>>())

/**
 * Finds a post that one account shows for another account, and stores its copy for that account only. On the same
 * server it has the same ID. Another server is searched by the post's address, which makes it fetch the post. There
 * is one lookup at a time for each account and post.
 *
 * @returns its ID for the account; null on failure, which the lookup explains
 * @see BY-37
 */
export const findAsAnotherAtom = atom(
  null,
  (_get, set, session: Session, shown: ShownPost): Promise<StatusId | null> => {
    const post = readPost(shown)
    if (post === null) return Promise.resolve(null)
    const key = getLookupKey(post.status)
    const running = runningLookups(session).get(key)
    if (running !== undefined) return running
    const started = set(lookUpAtom, session, post, key).finally(() =>
      runningLookups(session).delete(key),
    )
    runningLookups(session).set(key, started)
    return started
  },
)

interface Post {
  readonly from: Session
  readonly status: StatusRecord
  readonly author: AccountRecord | undefined
}

function readPost({ session, id }: ShownPost): Post | null {
  const { store } = session
  const wrapper = store.get(statusAtoms(session)(id))
  const status = wrapper?.reblog == null ? wrapper : store.get(statusAtoms(session)(wrapper.reblog))
  if (status === undefined) return null
  return { from: session, status, author: store.get(accountAtoms(session)(status.account)) }
}

const lookUpAtom = atom(
  null,
  async (get, set, session: Session, post: Post, key: string): Promise<StatusId | null> => {
    const save = (lookup: Lookup) => set(writeLookupAtom, session, key, lookup)
    const fail = (failure: LookupFailure) => {
      save({ phase: 'failed', failure })
      return null
    }
    const lookup = get(lookupsAtom(session)).get(key)
    const id = lookup?.phase === 'found' ? lookup.id : findKnownId(session, post)
    const copy = id !== null && touchTimes(session).statuses.has(id) ? id : null
    const limit = id === null ? findLimit(session, post) : null
    if (limit !== null) return fail({ kind: limit })
    save(copy === null ? { phase: 'looking' } : { phase: 'found', id: copy })
    const outcome = await requestPost(session, post.status, id)
    if ('failure' in outcome) {
      if (copy === null || !isTemporary(outcome.failure)) return fail(outcome.failure)
      return copy
    }
    set(ingestStatusesAtom, session, [outcome.found])
    save({ phase: 'found', id: outcome.found.id })
    return outcome.found.id
  },
)

/** Returns the ID of a post for this account without a request: on the same server, or among its own posts. */
function findKnownId(session: Session, { from, status }: Post): StatusId | null {
  if (session.origin === from.origin) return status.id
  for (const id of touchTimes(session).statuses.keys()) {
    const known = session.store.get(serverStatusAtoms(session)(id))
    if (known?.reblog === null && isSamePost(known, status)) return id
  }
  return null
}

function findLimit(session: Session, { from, status, author }: Post): ReachLimit | null {
  if (author === undefined) return null
  const own = session.store.get(accountAtoms(session)(session.me)) ?? session.initialState.account
  const viewer = { key: session.key, url: own?.url ?? null }
  return findReachLimit({ status, author, host: from.meta.domain }, viewer)
}

type Outcome = { readonly found: StatusEntity } | { readonly failure: LookupFailure }

/** Requests a post by its ID, or by its addresses if the ID is unknown. Never rejects when the server fails. */
async function requestPost(
  session: Session,
  post: StatusRecord,
  id: StatusId | null,
): Promise<Outcome> {
  try {
    const candidates = await withTimeout(session, LOOKUP_TIMEOUT_MS, (signal) => {
      const options = { signal, skipLoading: true, skipAlert: true }
      return id === null
        ? searchPost(session, post, options)
        : session.api.request(getStatus, { id }, options).then((one) => [one])
    })
    const found = candidates.find((one) => one.reblog === null && isSamePost(one, post))
    if (found !== undefined) return { found }
    return { failure: { kind: candidates.length === 0 ? 'not-found' : 'other-post' } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { failure: explainFailure(session, error) }
  }
}

/**
 * Searches by the canonical URI, which all servers store, then by the address of the page: servers that cannot fetch
 * the one may find the other. @returns the results of the first search that has the post, else of the last one
 */
async function searchPost(
  { api }: Session,
  post: StatusRecord,
  options: RequestOptions,
): Promise<readonly StatusEntity[]> {
  let statuses: readonly StatusEntity[] = []
  for (const q of getPostAddresses(post)) {
    // One after the other: the first one usually finds it, and each may cost the server a fetch.
    const found = await search(api, { q, type: 'statuses' }, options)
    if (found.statuses.length > 0) statuses = found.statuses
    if (statuses.some((one) => isSamePost(one, post))) break
  }
  return statuses
}

const UNAUTHORISED = 401
const NOT_FOUND: readonly number[] = [404, 410]
const TOO_MANY_REQUESTS = 429

function explainFailure({ platform }: Session, error: ApiError): LookupFailure {
  const { kind, status, serverMessage, retryAt } = error
  if (kind === 'unsupported') return { kind }
  if (kind === 'decode' || kind === 'led-elsewhere') return { kind: 'unusable' }
  if (isTimeout(error)) return { kind: 'timeout' }
  if (kind !== 'response') return { kind: platform.page.isOffline() ? 'offline' : 'unreachable' }
  if (status === UNAUTHORISED) return { kind: 'signed-out' }
  if (status === TOO_MANY_REQUESTS) return { kind: 'rate-limit', until: retryAt }
  if (NOT_FOUND.includes(status ?? 0)) return { kind: 'not-found' }
  return { kind: 'refused', message: serverMessage ?? String(status) }
}

const PERMANENT: readonly LookupFailure['kind'][] = [
  'local-only',
  'not-found',
  'other-post',
  'private',
  'refused',
  'signed-out',
]

/** Whether a failure says nothing about the post, so that a known copy stays valid. */
const isTemporary = ({ kind }: LookupFailure): boolean => !PERMANENT.includes(kind)
