import { atom } from 'jotai/vanilla'
import type { AccountEntity, AccountId, AccountRecord } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'
import { accountSearch } from './account-search.ts'

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
