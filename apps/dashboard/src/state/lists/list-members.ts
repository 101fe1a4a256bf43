import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getAccountLists } from '@colonnade/api-client/endpoints'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { removeListColumnsAtom } from '../columns/columns.ts'
import { holdRecords } from '../entities/holders.ts'
import { perSession, type Session } from '../session.ts'
import { listIntentAtoms, listLoadAtoms, serverListsAtom } from './lists.ts'

/** Whether somebody should be in a list, as long as the server has not agreed. */
export interface MemberWish {
  readonly list: ListId
  readonly account: AccountId
  readonly isIn: boolean
}

/** Written by `set-member.ts` only. */
const memberWishesAtom = perSession(() => atom<readonly MemberWish[]>([]))

const isOf =
  ({ list, account }: Omit<MemberWish, 'isIn'>) =>
  (wish: MemberWish) =>
    wish.list === list && wish.account === account

/** One wish for each list and account: a newer one takes the older one's place. */
export const addMemberWishAtom = atom(null, (get, set, session: Session, wish: MemberWish) => {
  const others = get(memberWishesAtom(session)).filter((one) => !isOf(wish)(one))
  set(memberWishesAtom(session), [...others, wish])
})

export const dropMemberWishAtom = atom(
  null,
  (get, set, session: Session, wish: Omit<MemberWish, 'isIn'>) => {
    const others = get(memberWishesAtom(session)).filter((one) => !isOf(wish)(one))
    set(memberWishesAtom(session), others)
  },
)

export interface ListMembers {
  readonly isLoading: boolean
  readonly error: ApiError | null
  /** null before they came. */
  readonly items: readonly AccountId[] | null
}

/** Who is in a list, as the server has it. Written in this folder only. */
export const serverMembersAtoms = perSession(() =>
  atomFamily((_id: ListId) => atom<ListMembers>({ isLoading: false, error: null, items: null })),
)

/** Who is in a list as the user should see it; whoever was added last stands last. */
export const listMembersAtoms = perSession((session) =>
  atomFamily((id: ListId) =>
    atom((get): ListMembers => {
      const members = get(serverMembersAtoms(session)(id))
      if (members.items === null) return members
      const wishes = get(memberWishesAtom(session)).filter(({ list }) => list === id)
      const items = new Set(members.items)
      for (const { account, isIn } of wishes) {
        if (isIn) items.add(account)
        else items.delete(account)
      }
      return { ...members, items: [...items] }
    }),
  ),
)

// Everybody in the lists whose members are known, drawn or not.
holdRecords((get, session) => ({
  accounts: [...serverMembersAtoms(session).getParams()].flatMap(
    (id) => get(listMembersAtoms(session)(id)).items ?? [],
  ),
}))

interface AccountLists {
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

/** The server has it no more: it leaves, and takes its columns along. @see ERR-09, LST-08 */
export const forgetListAtom = atom(null, (get, set, session: Session, id: ListId) => {
  const others = [...get(serverListsAtom(session))].filter(([other]) => other !== id)
  set(serverListsAtom(session), new Map(others))
  set(listLoadAtoms(session)(id), { isGone: true, error: null })
  listIntentAtoms(session).remove(id)
  serverMembersAtoms(session).remove(id)
  for (const account of accountListsAtoms(session).getParams()) {
    const listsAtom = accountListsAtoms(session)(account)
    const { items } = get(listsAtom)
    if (items?.has(id) !== true) continue
    set(listsAtom, { ...get(listsAtom), items: new Set([...items].filter((one) => one !== id)) })
  }
  session.app.set(removeListColumnsAtom, session.key, id)
})
