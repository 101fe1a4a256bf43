import { atom } from 'jotai/vanilla'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** Whether somebody should be in a list, as long as the server has not agreed. */
export interface MemberWish {
  readonly list: ListId
  readonly account: AccountId
  readonly isIn: boolean
}

/** Written by `set-member.ts` only. */
export const memberWishesAtom = perSession(() => atom<readonly MemberWish[]>([]))

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
