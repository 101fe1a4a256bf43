import { accountId, type StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { ClosingLinks } from '../../ui/link/ClosingLinks.tsx'
import { SkippableQuestion } from './SkippableQuestion.tsx'

/** An id that no server gives: looked up where the post is gone. */
const NOBODY = accountId('')

interface SkippableConfirmationProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly statusId: StatusId
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A question about a post of the store, which Shift skips. */
export function SkippableConfirmation(props: SkippableConfirmationProps) {
  const { type, statusId, onConfirm, onClose } = props
  const { meta } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)
  if (status === undefined || author === undefined) return null

  return (
    <ClosingLinks onClose={onClose}>
      <SkippableQuestion
        type={type}
        status={status}
        author={author}
        isAnimated={meta.auto_play_gif && !meta.reduce_motion}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </ClosingLinks>
  )
}
