import type { StatusId } from '@colonnade/domain/entities'
import { isSubmittingAtom } from '../../state/compose/sending.ts'
import { cancelEditAtom } from '../../state/drafts/cancel-edit.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { EditContext } from './EditContext.tsx'
import { ReplyingTo } from './ReplyingTo.tsx'

interface DraftContextProps {
  readonly inReplyTo: StatusId | null
  readonly isEdit: boolean
}

/** What the draft is about to become, where that is no new post of its own. */
export function DraftContext({ inReplyTo, isEdit }: DraftContextProps) {
  const cancelEdit = useSessionAction(cancelEditAtom)
  const isLocked = useSessionValue(isSubmittingAtom)

  if (isEdit) return <EditContext isLocked={isLocked} onCancel={() => void cancelEdit()} />
  return inReplyTo === null ? null : <ReplyingTo id={inReplyTo} isLocked={isLocked} />
}
