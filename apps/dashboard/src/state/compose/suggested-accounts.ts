import { atom } from 'jotai/vanilla'
import { shownSuggestions } from '@colonnade/domain/compose'
import type { AccountId, AccountRecord } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { perSession } from '../session.ts'
import { suggestionsAtom } from './suggestions.ts'

/** The accounts that are suggested now, to show their faces. */
export const suggestedAccountsAtom = perSession((session) =>
  atom((get): ReadonlyMap<AccountId, AccountRecord> => {
    const accounts = new Map<AccountId, AccountRecord>()
    for (const suggestion of shownSuggestions(get(suggestionsAtom(session)))) {
      if (suggestion.kind !== 'account') continue
      const account = get(accountAtoms(session)(suggestion.id))
      if (account !== undefined) accounts.set(suggestion.id, account)
    }
    return accounts
  }),
)
