import type { StatusId } from '@colonnade/domain/entities'
import { cancelEditAtom } from '../../state/drafts/cancel-edit.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { EditContext } from './EditContext.tsx'
import { ReplyingTo } from './ReplyingTo.tsx'

interface DraftContextProps {
  readonly inReplyTo: StatusId | null
  readonly isEdit: boolean
}

/** What the draft is about to become, where that is no new post of its own. */
export function DraftContext({ inReplyTo, isEdit }: DraftContextProps) {
  const cancelEdit = useSessionAction(cancelEditAtom)

  if (isEdit) return <EditContext onCancel={() => void cancelEdit()} />
  return inReplyTo === null ? null : <ReplyingTo id={inReplyTo} />
}
