import { atom } from 'jotai/vanilla'
import type { ListId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { rereadTimelineAtom } from '../timelines/timeline-source.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { accountListsAtoms, type MemberWish, serverMembersAtoms } from './list-members.ts'

/** Servers fill a list in the background after its members changed. Unit: ms. */
const FILL_MS = 4_000

/** Takes in that somebody is in a list or no longer: both sides learn it, and the list's timeline is loaded again. */
export const keepMemberAtom = atom(null, (get, set, session: Session, member: MemberWish) => {
  const { list, account, isIn } = member
  const membersAtom = serverMembersAtoms(session)(list)
  const members = get(membersAtom)
  if (members.items !== null)
    set(membersAtom, { ...members, items: changed(members.items, account, isIn) })
  const listsAtom = accountListsAtoms(session)(account)
  const lists = get(listsAtom)
  if (lists.items !== null)
    set(listsAtom, { ...lists, items: new Set(changed([...lists.items], list, isIn)) })
  void set(reloadListAtom, session, list)
})

function changed<Id>(items: readonly Id[], id: Id, isIn: boolean): readonly Id[] {
  const others = items.filter((one) => one !== id)
  return isIn ? [...others, id] : others
}

/** A list that is still empty is asked for once more. Does nothing for one that was never loaded. */
const reloadListAtom = atom(null, async (_get, set, session: Session, id: ListId) => {
  const key = encodeTimelineKey({ kind: 'list', id })
  await set(rereadTimelineAtom, session, key)
  const { store, platform } = session
  if (store.get(timelineAtoms(session)(key)).items.length > 0) return
  platform.clock.after(FILL_MS, () => void store.set(rereadTimelineAtom, session, key))
})
