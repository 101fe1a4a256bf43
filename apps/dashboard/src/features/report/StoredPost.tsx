import { accountId, type StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { GonePost, PostOption } from './PostOption.tsx'

interface StoredPostProps {
  readonly id: StatusId
  readonly isChosen: (id: StatusId) => boolean
  readonly onToggle: (id: StatusId) => void
}

const NOBODY = accountId('')

/** A post of the store as one to choose; of a boost the original, and a line for one that is gone by now. */
export function StoredPost({ id, isChosen, onToggle }: StoredPostProps) {
  const { meta } = useSession()
  const known = useSessionValue(statusAtoms, id)
  const status = useSessionValue(statusAtoms, known?.reblog ?? id)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)

  if (status === undefined || author === undefined) return isChosen(id) ? <GonePost /> : null
  return (
    <PostOption
      status={status}
      author={author}
      isAnimated={meta.auto_play_gif && !meta.reduce_motion}
      isChosen={isChosen(status.id)}
      onToggle={() => onToggle(status.id)}
    />
  )
}
