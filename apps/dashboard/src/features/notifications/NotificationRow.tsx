import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { StatusRow } from '../status/index.ts'
import { NotificationNote } from './NotificationNote.tsx'
import { Pickable } from './Pickable.tsx'

interface NotificationRowProps {
  readonly group: NotificationGroup
  /** The column's, so that what is opened here stays closed elsewhere. */
  readonly uuid: string
  /** Its reader left the column at this row, and something is new above it. */
  readonly isPlace: boolean
  /** From 1. */
  readonly position: number
  /** -1 while nobody knows. */
  readonly setSize: number
}

/** A mention is the post itself; everything else is a sentence about who did what. */
export function NotificationRow({ group, uuid, isPlace, position, setSize }: NotificationRowProps) {
  const isPost = group.type === 'mention' && group.status !== null
  return (
    <Pickable ids={group.ids}>
      {isPost ? (
        <StatusRow
          id={group.status}
          columnUuid={uuid}
          filterContext="notifications"
          isPlace={isPlace}
          position={position}
          setSize={setSize}
        />
      ) : (
        <ErrorBoundary of={{ kind: 'row', position, setSize }}>
          <NotificationNote
            group={group}
            uuid={uuid}
            isPlace={isPlace}
            position={position}
            setSize={setSize}
          />
        </ErrorBoundary>
      )}
    </Pickable>
  )
}
