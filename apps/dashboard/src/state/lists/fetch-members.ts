import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import { getListAccounts } from '@colonnade/api-client/endpoints'
import type { AccountEntity, AccountId, ListId } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { serverMembersAtoms } from './list-members.ts'

/** Asks for all of them at once. */
const ALL = 0

/** Of servers that give them page by page nevertheless. */
const MOST_PAGES = 50

const OPTIONS: CallOptions = { skipAlert: true }

/** Asks who is in a list. What goes wrong is told where they would stand. @see LST-09 */
export const fetchMembersAtom = atom(
  null,
  async (get, set, session: Session, id: ListId): Promise<void> => {
    const membersAtom = serverMembersAtoms(session)(id)
    if (get(membersAtom).isLoading) return
    set(membersAtom, { ...get(membersAtom), isLoading: true, error: null })
    try {
      const items = new Set<AccountId>()
      for await (const people of pagesOf(session, id)) {
        set(ingestAccountsAtom, session, people)
        for (const account of people) items.add(account.id)
      }
      set(membersAtom, { isLoading: false, error: null, items: [...items] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(membersAtom, { ...get(membersAtom), isLoading: false, error })
    }
  },
)

async function* pagesOf({ api }: Session, id: ListId): AsyncGenerator<readonly AccountEntity[]> {
  let page = await api.page(getListAccounts, { id, limit: ALL }, OPTIONS)
  yield page.items
  for (let count = 1; page.next !== null && count < MOST_PAGES; count += 1) {
    page = await api.follow(getListAccounts, page.next, OPTIONS)
    yield page.items
  }
}
