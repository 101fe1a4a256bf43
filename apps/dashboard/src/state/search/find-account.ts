import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/twins'
import type { AccountEntity } from '@colonnade/domain/entities'
import { meantAccount, searchQuery } from '@colonnade/domain/search'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'

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
