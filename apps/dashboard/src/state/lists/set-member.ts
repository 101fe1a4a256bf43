import { atom } from 'jotai/vanilla'
import { addListAccounts, removeListAccounts } from '@colonnade/api-client/endpoints'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { runAction } from '../actions/run-optimistic-action.ts'
import { refetchList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { listMembers, listsOfAccount } from './list-members.ts'
import { requestList } from './save-list.ts'

/** Whether an account is in a list. */
export interface Membership {
  readonly list: ListId
  readonly account: AccountId
  readonly isIn: boolean
}

/** Adds an account to a list or removes it, optimistically. @see LST-10, LST-11 */
export const setMemberAtom = atom(
  null,
  (_get, set, session: Session, { list, account, isIn: wanted }: Membership): Promise<void> =>
    runAction<unknown>(
      session,
      {
        name: `member:${list} ${account}`,
        showPending: (isIn) => set(setPendingAtom, session, list, account, isIn),
        send: (isIn) => {
          const endpoint = isIn ? addListAccounts : removeListAccounts
          return requestList(session, list, (options) =>
            session.api.request(endpoint, { id: list, account_ids: [account] }, options),
          )
        },
        accept(_answer, isIn, isSettled) {
          set(applyMembershipAtom, session, { list, account, isIn }, isSettled)
          shareChange(session, { type: 'member', list, account, isIn })
        },
        removePending: () => set(setPendingAtom, session, list, account, null),
        isConfirmed: (isIn) => isKnownMember(session, list, account) === isIn,
      },
      wanted,
    ),
)

/** The pending change shows on both sides. */
const setPendingAtom = atom(
  null,
  (_get, set, session: Session, list: ListId, account: AccountId, isIn: boolean | null) => {
    set(listMembers.setPendingAtom, session, list, account, isIn)
    set(listsOfAccount.setPendingAtom, session, account, list, isIn)
  },
)

/** Applies the change on both sides, and removes the pending one in the same write. */
const applyMembershipAtom = atom(
  null,
  (_get, set, session: Session, member: Membership, isSettled: boolean) => {
    set(updateMembershipAtom, session, member)
    if (isSettled) set(setPendingAtom, session, member.list, member.account, null)
  },
)

/** Applies that an account is in a list or not: updates both sides and reloads the list's timeline. */
export const updateMembershipAtom = atom(
  null,
  (_get, set, session: Session, { list, account, isIn }: Membership) => {
    set(listMembers.setItemAtom, session, list, account, isIn)
    set(listsOfAccount.setItemAtom, session, account, list, isIn)
    void set(reloadListAtom, session, list)
  },
)

/** Servers fill a list in the background after its members changed. Unit: ms. */
const FILL_MS = 4_000

/** Refetches a list that is still empty. Does nothing for one that was never loaded. */
const reloadListAtom = atom(null, async (_get, _set, session: Session, id: ListId) => {
  const { store, platform } = session
  const source = createTimelineSource(session, encodeTimelineKey({ kind: 'list', id }))
  await refetchList(session, source)
  if (store.get(source.listAtom).items.length > 0) return
  platform.clock.after(FILL_MS, () => void refetchList(session, source))
})

/** @returns undefined if neither side is loaded */
function isKnownMember(session: Session, list: ListId, account: AccountId): boolean | undefined {
  const members = session.store.get(listMembers.atoms(session)(list))
  if (members.isLoaded) return members.items.includes(account)
  const lists = session.store.get(listsOfAccount.atoms(session)(account))
  return lists.isLoaded ? lists.items.includes(list) : undefined
}
