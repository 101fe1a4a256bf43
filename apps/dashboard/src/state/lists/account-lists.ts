import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getAccountLists } from '@colonnade/api-client/endpoints'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { memberWishesAtom } from './member-wishes.ts'

export interface AccountLists {
  readonly error: ApiError | null
  /** null before they came. */
  readonly items: ReadonlySet<ListId> | null
}

/** In which of the own lists somebody is, as the server has it. Written in this folder only. */
export const accountListsAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<AccountLists>({ error: null, items: null })),
)

/** The same as the user should see it. */
export const listsOfAccountAtoms = perSession((session) =>
  atomFamily((id: AccountId) =>
    atom((get): AccountLists => {
      const { error, items } = get(accountListsAtoms(session)(id))
      if (items === null) return { error, items }
      const wishes = get(memberWishesAtom(session)).filter(({ account }) => account === id)
      const shown = new Set(items)
      for (const { list, isIn } of wishes) {
        if (isIn) shown.add(list)
        else shown.delete(list)
      }
      return { error, items: shown }
    }),
  ),
)

/** Asks in which lists somebody is. What goes wrong is told where they would stand. @see LST-11 */
export const fetchAccountListsAtom = atom(
  null,
  async (get, set, session: Session, id: AccountId): Promise<void> => {
    const listsAtom = accountListsAtoms(session)(id)
    try {
      const lists = await session.api.call(getAccountLists, { id }, { skipAlert: true })
      set(listsAtom, { error: null, items: new Set(lists.map((list) => list.id)) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(listsAtom, { ...get(listsAtom), error })
    }
  },
)
