import { atom } from 'jotai/vanilla'
import { forgetSearched, parseSearches, rememberSearch } from '@colonnade/domain/search'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { perSession, type Session } from '../session.ts'

const readRecent = ({ platform, key }: Session): readonly string[] =>
  parseSearches(parsedJson(platform.storage.read(accountStorageKey(key, 'searches'))))

/** What this account looked for in this browser, newest first; it goes with the sign-out. Written in this file only. */
export const recentSearchesAtom = perSession((session) => atom(readRecent(session)))

/** Takes in what is looked for now. */
export const rememberSearchAtom = atom(null, (_get, set, session: Session, typed: string) => {
  // Read anew: another tab may have searched meanwhile.
  set(keepAtom, session, rememberSearch(readRecent(session), typed))
})

/** No longer offers one of them. */
export const forgetSearchedAtom = atom(null, (_get, set, session: Session, query: string) => {
  set(keepAtom, session, forgetSearched(readRecent(session), query))
})

const keepAtom = atom(null, (_get, set, session: Session, recent: readonly string[]) => {
  set(recentSearchesAtom(session), recent)
  const name = accountStorageKey(session.key, 'searches')
  if (recent.length === 0) session.platform.storage.remove(name)
  else session.platform.storage.write(name, JSON.stringify(recent))
})
