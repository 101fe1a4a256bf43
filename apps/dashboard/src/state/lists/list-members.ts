import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { holdRecords } from '../entities/holders.ts'
import { perSession } from '../session.ts'
import { memberWishesAtom } from './member-wishes.ts'

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
