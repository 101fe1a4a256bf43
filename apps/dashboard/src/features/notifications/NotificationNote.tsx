import { statusAtoms } from '../../state/entities/statuses.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { Note } from './Note.tsx'
import { Quote } from './Quote.tsx'
import { ReactionNote } from './ReactionNote.tsx'

interface NotificationNoteProps {
  readonly group: NotificationGroup
  /** The column's, so that what is opened here stays closed elsewhere. */
  readonly uuid: string
  /** Its reader left the column at this row. */
  readonly isPlace: boolean
  readonly position: number
  readonly setSize: number
}

/** Who did what, with their faces, and which post it was about. */
export function NotificationNote({ uuid, ...props }: NotificationNoteProps) {
  const { key } = useSession()
  const { type, key: groupKey, status: id } = props.group
  const memoryKey = `${key} ${uuid} ${type} ${groupKey}`
  if (id === null) return <Note {...props} />

  return type === 'favourite' || type === 'reblog' ? (
    <StoredReaction {...props} memoryKey={memoryKey} id={id} />
  ) : (
    <Note {...props}>
      <Quote id={id} memoryKey={memoryKey} />
    </Note>
  )
}

interface StoredReactionProps extends Omit<NotificationNoteProps, 'uuid'> {
  readonly memoryKey: string
  readonly id: NonNullable<NotificationGroup['status']>
}

/** A favourite or a boost, as soon as its post is known. */
function StoredReaction({ id, ...props }: StoredReactionProps) {
  const status = useSessionValue(statusAtoms, id)
  if (status === undefined) return <Note {...props} />

  return <ReactionNote {...props} status={status} />
}
