import { atom } from 'jotai/vanilla'
import { addListAccounts, removeListAccounts } from '@colonnade/api-client/endpoints'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { runAction } from '../actions/run-action.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { keepMemberAtom } from './keep-member.ts'
import {
  accountListsAtoms,
  addMemberWishAtom,
  dropMemberWishAtom,
  type MemberWish,
  serverMembersAtoms,
} from './list-members.ts'
import { callOfList } from './save-list.ts'

/** Takes somebody into a list or out of it, at once on screen. @see LST-10, LST-11 */
export const setMemberAtom = atom(
  null,
  (_get, set, session: Session, wish: MemberWish): Promise<void> => {
    const { list, account } = wish
    return runAction<unknown>(
      session,
      {
        name: `member:${list} ${account}`,
        show: (isIn) => set(addMemberWishAtom, session, { list, account, isIn }),
        call: (isIn) => {
          const endpoint = isIn ? addListAccounts : removeListAccounts
          return callOfList(session, list, (options) =>
            session.api.call(endpoint, { id: list, account_ids: [account] }, options),
          )
        },
        accept(_answer, isIn, isSettled) {
          set(settleAtom, session, { list, account, isIn }, isSettled)
          shareChange(session, { type: 'member', list, account, isIn })
        },
        drop: () => set(dropMemberWishAtom, session, wish),
        isSo: (isIn) => isKnownMember(session, list, account) === isIn,
      },
      wish.isIn,
    )
  },
)

/** Both sides learn what the server agreed to, and the wish goes in the same write. */
const settleAtom = atom(
  null,
  (_get, set, session: Session, wish: MemberWish, isSettled: boolean) => {
    set(keepMemberAtom, session, wish)
    if (isSettled) set(dropMemberWishAtom, session, wish)
  },
)

/** @returns undefined where neither side was asked for */
function isKnownMember(session: Session, list: ListId, account: AccountId): boolean | undefined {
  const { store } = session
  return (
    store.get(serverMembersAtoms(session)(list)).items?.includes(account) ??
    store.get(accountListsAtoms(session)(account)).items?.has(list)
  )
}
