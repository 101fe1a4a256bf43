import type { AccountId, ListId } from '@colonnade/domain/entities'
import { listMembersAtoms } from '../../state/lists/list-members.ts'
import { setMemberAtom } from '../../state/lists/set-member.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { PersonPick } from '../account/index.ts'

interface MemberRowProps {
  readonly listId: ListId
  readonly id: AccountId
}

/** Somebody who is in the list or could be. */
export function MemberRow({ listId, id }: MemberRowProps) {
  const { items } = useSessionValue(listMembersAtoms, listId)
  const setMember = useSessionAction(setMemberAtom)
  const isIn = items?.includes(id) === true

  return (
    <PersonPick
      id={id}
      isIn={isIn}
      // Who is in it must be known before that can change.
      isDisabled={items === null}
      onToggle={() => void setMember({ list: listId, account: id, isIn: !isIn })}
    />
  )
}
