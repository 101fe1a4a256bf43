import { atom } from 'jotai/vanilla'
import { addListAccounts, removeListAccounts } from '@colonnade/api-client/endpoints'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { runAction } from '../actions/run-action.ts'
import { rereadList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { timelineSource } from '../timelines/timeline-source.ts'
import { listMembers, listsOfAccount } from './list-members.ts'
import { callOfList } from './save-list.ts'

/** Whether somebody is in a list. */
export interface Membership {
  readonly list: ListId
  readonly account: AccountId
  readonly isIn: boolean
}

/** Takes somebody into a list or out of it, at once on screen. @see LST-10, LST-11 */
export const setMemberAtom = atom(
  null,
  (_get, set, session: Session, { list, account, isIn: wanted }: Membership): Promise<void> =>
    runAction<unknown>(
      session,
      {
        name: `member:${list} ${account}`,
        show: (isIn) => set(wishAtom, session, list, account, isIn),
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
        drop: () => set(wishAtom, session, list, account, null),
        isSo: (isIn) => isKnownMember(session, list, account) === isIn,
      },
      wanted,
    ),
)

/** What is wished shows on both sides. */
const wishAtom = atom(
  null,
  (_get, set, session: Session, list: ListId, account: AccountId, isIn: boolean | null) => {
    set(listMembers.wishAtom, session, list, account, isIn)
    set(listsOfAccount.wishAtom, session, account, list, isIn)
  },
)

/** Both sides learn what the server agreed to, and the wish goes in the same write. */
const settleAtom = atom(
  null,
  (_get, set, session: Session, member: Membership, isSettled: boolean) => {
    set(keepMemberAtom, session, member)
    if (isSettled) set(wishAtom, session, member.list, member.account, null)
  },
)

/** Takes in that somebody is in a list or no longer: both sides learn it, and the list's timeline is loaded again. */
export const keepMemberAtom = atom(
  null,
  (_get, set, session: Session, { list, account, isIn }: Membership) => {
    set(listMembers.placeAtom, session, list, account, isIn)
    set(listsOfAccount.placeAtom, session, account, list, isIn)
    void set(reloadListAtom, session, list)
  },
)

/** Servers fill a list in the background after its members changed. Unit: ms. */
const FILL_MS = 4_000

/** A list that is still empty is asked for once more. Does nothing for one that was never loaded. */
const reloadListAtom = atom(null, async (_get, _set, session: Session, id: ListId) => {
  const { store, platform } = session
  const source = timelineSource(session, encodeTimelineKey({ kind: 'list', id }))
  await rereadList(session, source)
  if (store.get(source.listAtom).items.length > 0) return
  platform.clock.after(FILL_MS, () => void rereadList(session, source))
})

/** @returns undefined where neither side was asked for */
function isKnownMember(session: Session, list: ListId, account: AccountId): boolean | undefined {
  const members = session.store.get(listMembers.atoms(session)(list))
  if (members.isLoaded) return members.items.includes(account)
  const lists = session.store.get(listsOfAccount.atoms(session)(account))
  return lists.isLoaded ? lists.items.includes(list) : undefined
}
