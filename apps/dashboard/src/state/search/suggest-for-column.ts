import { atom } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/compat'
import type { AccountEntity, AccountId, AccountRecord } from '@colonnade/domain/entities'
import { findMatchingAccount, toSearchQuery } from '@colonnade/domain/search'
import { normaliseTag } from '@colonnade/domain/timeline'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'
import { tagHistoryAtom } from './tag-history.ts'
import { accountSearch, createThrottledSearch } from './throttle-search.ts'

const idsAtom = perSession(() => atom<readonly AccountId[]>([]))

/** Suggested accounts for the text in a field for a profile. */
export const suggestedProfilesAtom = perSession((session) =>
  atom((get): readonly AccountRecord[] =>
    get(idsAtom(session))
      .map((id) => get(accountAtoms(session)(id)))
      .filter((account) => account !== undefined),
  ),
)

/** Updates the suggestions: accounts that the server finds for the typed text. */
export const suggestProfilesAtom = atom(
  null,
  (_get, set, session: Session, typed: string): void => {
    const query = typed.trim().replace(/^@/, '')
    // A URL is looked up when it is complete.
    if (query === '' || /^https?:/i.test(query)) {
      accountSearch(session).stop()
      set(idsAtom(session), [])
      return
    }
    accountSearch(session).search(query, (accounts) => {
      session.store.set(storeIdsAtom, session, accounts)
    })
  },
)

const storeIdsAtom = atom(
  null,
  (_get, set, session: Session, accounts: readonly AccountEntity[]) => {
    set(ingestAccountsAtom, session, accounts)
    set(
      idsAtom(session),
      accounts.map(({ id }) => id),
    )
  },
)

/** The error is shown beside the field. */
const QUIET: RequestOptions = { skipAlert: true }

/** How many accounts the server returns when several match. */
const CANDIDATE_LIMIT = 10

/**
 * Finds the account of a name, `@user@host` or URL. The server looks it up on another server if needed.
 *
 * @returns null if there is none; the error if the request failed
 */
export const findAccountAtom = atom(
  null,
  async (_get, set, session: Session, typed: string): Promise<AccountEntity | ApiError | null> => {
    const q = toSearchQuery(typed)
    if (q === null) return null
    try {
      const { accounts } = await search(
        session.api,
        { q, type: 'accounts', limit: CANDIDATE_LIMIT },
        QUIET,
      )
      set(ingestAccountsAtom, session, accounts)
      return findMatchingAccount(q, accounts, new URL(session.origin).host)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error
    }
  },
)

/** The maximum number of suggested hashtags. */
const MAX_TAGS = 5
/** A full-text search costs a server more than one for a name. Unit: ms. */
const TAG_SEARCH_INTERVAL_MS = 400

const tagSearch = perSession((session) =>
  createThrottledSearch(session, TAG_SEARCH_INTERVAL_MS, async (q, options) => {
    const found = await search(session.api, { q, type: 'hashtags', limit: MAX_TAGS }, options)
    return found.hashtags.map(({ name }) => name)
  }),
)

interface Typed {
  readonly tag: string
  /** The hashtags of the server with this prefix. */
  readonly found: readonly string[]
}

const typedAtom = perSession(() => atom<Typed>({ tag: '', found: [] }))

/** Suggested hashtags: recently posted ones first, then those of the server. */
export const suggestedTagsAtom = perSession((session) =>
  atom((get): readonly string[] => {
    const { tag, found } = get(typedAtom(session))
    const posted = get(tagHistoryAtom(session)).filter((each) => normaliseTag(each).startsWith(tag))
    return [...new Set([...posted, ...found].map(normaliseTag))].slice(0, MAX_TAGS)
  }),
)

/** Updates the suggestions of a field for a hashtag. */
export const suggestTagsAtom = atom(null, (get, set, session: Session, typed: string): void => {
  const tag = normaliseTag(typed)
  const known = get(typedAtom(session)).found
  const found = known.filter((each) => normaliseTag(each).startsWith(tag))
  set(typedAtom(session), { tag, found: tag === '' ? [] : found })
  const query = toSearchQuery(tag)
  if (query === null) tagSearch(session).stop()
  else {
    tagSearch(session).search(query, (names) => {
      session.store.set(typedAtom(session), { tag, found: names })
    })
  }
})
