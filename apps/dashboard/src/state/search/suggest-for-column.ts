import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/twins'
import type { AccountEntity, AccountId, AccountRecord } from '@colonnade/domain/entities'
import { meantAccount, searchQuery } from '@colonnade/domain/search'
import { normaliseTag } from '@colonnade/domain/timeline'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'
import { tagHistoryAtom } from './tag-history.ts'
import { accountSearch, throttledSearch } from './throttled-search.ts'

const idsAtom = perSession(() => atom<readonly AccountId[]>([]))

/** Who may be meant by what is typed in a field for a profile. */
export const suggestedPeopleAtom = perSession((session) =>
  atom((get): readonly AccountRecord[] =>
    get(idsAtom(session))
      .map((id) => get(accountAtoms(session)(id)))
      .filter((account) => account !== undefined),
  ),
)

/** What was typed changed: those whom the server knows by that name are suggested. */
export const suggestPeopleAtom = atom(null, (_get, set, session: Session, typed: string): void => {
  const query = typed.trim().replace(/^@/, '')
  // An address is asked for as it stands, once it is complete.
  if (query === '' || /^https?:/i.test(query)) {
    accountSearch(session).stop()
    set(idsAtom(session), [])
    return
  }
  accountSearch(session).ask(query, (accounts) => {
    session.store.set(takeAtom, session, accounts)
  })
})

const takeAtom = atom(null, (_get, set, session: Session, accounts: readonly AccountEntity[]) => {
  set(ingestAccountsAtom, session, accounts)
  set(
    idsAtom(session),
    accounts.map(({ id }) => id),
  )
})

/** What went wrong is said where the name was typed. */
const QUIET: CallOptions = { skipAlert: true }

/** How many the server offers where several bear a name. */
const CANDIDATES = 10

/**
 * Whose profile is meant by a name, `@user@host` or an address, which the server looks up elsewhere where
 * it must.
 *
 * @returns null for nobody; what went wrong where the server could not be asked
 */
export const findAccountAtom = atom(
  null,
  async (_get, set, session: Session, typed: string): Promise<AccountEntity | ApiError | null> => {
    const q = searchQuery(typed)
    if (q === null) return null
    try {
      const { accounts } = await search(
        session.api,
        { q, type: 'accounts', limit: CANDIDATES },
        QUIET,
      )
      set(ingestAccountsAtom, session, accounts)
      return meantAccount(q, accounts, new URL(session.origin).host)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error
    }
  },
)

/** How many hashtags are suggested. */
const MOST_TAGS = 5
/** A search for words costs a server more than one for a name. In ms. */
const TAG_SEARCH_INTERVAL_MS = 400

const tagSearch = perSession((session) =>
  throttledSearch(session, TAG_SEARCH_INTERVAL_MS, async (q, options) => {
    const found = await search(session.api, { q, type: 'hashtags', limit: MOST_TAGS }, options)
    return found.hashtags.map(({ name }) => name)
  }),
)

interface Typed {
  readonly tag: string
  /** What the server knows that begins so. */
  readonly found: readonly string[]
}

const typedAtom = perSession(() => atom<Typed>({ tag: '', found: [] }))

/** Hashtags that what is typed may become: those posted with before first, then what the server knows. */
export const suggestedTagsAtom = perSession((session) =>
  atom((get): readonly string[] => {
    const { tag, found } = get(typedAtom(session))
    const posted = get(tagHistoryAtom(session)).filter((each) => normaliseTag(each).startsWith(tag))
    return [...new Set([...posted, ...found].map(normaliseTag))].slice(0, MOST_TAGS)
  }),
)

/** What was typed in a field for a hashtag changed. */
export const suggestTagsAtom = atom(null, (get, set, session: Session, typed: string): void => {
  const tag = normaliseTag(typed)
  const known = get(typedAtom(session)).found
  const found = known.filter((each) => normaliseTag(each).startsWith(tag))
  set(typedAtom(session), { tag, found: tag === '' ? [] : found })
  const query = searchQuery(tag)
  if (query === null) tagSearch(session).stop()
  else {
    tagSearch(session).ask(query, (names) => {
      session.store.set(typedAtom(session), { tag, found: names })
    })
  }
})
