import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NotificationId, StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { statusAtoms } from '../../state/entities/statuses.ts'
import {
  deletionMarksAtom,
  isCleaningAtom,
  markNotificationsAtom,
} from '../../state/notifications/cleaning.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import {
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { RowMarkContext } from '../../ui/live-list/row-mark.ts'
import {
  CollapsedLine,
  CollapseToggle,
  StatusRow,
  useCollapse,
  useOpenOnPress,
  useRowMemory,
} from '../status/index.ts'
import { Note } from './Note.tsx'
import { Quote } from './Quote.tsx'
import styles from './Cleaning.module.css'

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

interface PickableProps {
  /** All that the row stands for: they are picked together. */
  readonly ids: readonly NotificationId[]
  readonly children: ReactNode
}

/** A row that is picked by a press anywhere on it, while notifications are picked for deletion. */
function Pickable({ ids, children }: PickableProps) {
  const { t } = useLingui()
  const isCleaning = useSessionValue(isCleaningAtom)
  const { ids: marked } = useSessionValue(deletionMarksAtom)
  const mark = useSessionAction(markNotificationsAtom)

  return (
    <RowMarkContext
      value={
        isCleaning && (
          <label className={styles['pick']}>
            <input
              type="checkbox"
              aria-label={t`Select`}
              checked={ids.every((id) => marked.has(id))}
              onChange={(event) => mark(ids, event.currentTarget.checked)}
            />
          </label>
        )
      }
    >
      {children}
    </RowMarkContext>
  )
}

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
function NotificationNote({ uuid, ...props }: NotificationNoteProps) {
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

interface ReactionNoteProps {
  readonly group: NotificationGroup
  /** Of the row: what is opened here stays closed elsewhere. */
  readonly memoryKey: string
  /** What somebody favourited or boosted. */
  readonly status: StatusRecord
  readonly isPlace: boolean
  readonly position: number
  readonly setSize: number
}

/** What somebody favourited or boosted: its author knows it, so that a line of it will do. @see ST-31 */
function ReactionNote({ memoryKey, status, ...props }: ReactionNoteProps) {
  const { meta } = useSession()
  const { collapsed: settings } = useAppValue(localSettingsAtom)
  const [memory, remember] = useRowMemory(memoryKey)
  const { row, isCollapsed, canCollapse, open, collapse } = useCollapse({
    memoryKey,
    memory,
    remember,
    facts: {
      settings,
      isReactionRow: true,
      isInNotifications: true,
      isBoost: false,
      isReply: status.in_reply_to_id !== null,
      hasMedia: status.media_attachments.length > 0,
      hasWarning: hasContentWarning(status),
    },
    isPlainlyShort: () => true,
    staysOpen: false,
  })
  const toggle = isCollapsed ? open : collapse
  const press = useOpenOnPress(
    isCollapsed ? open : nothing,
    nothing,
    canCollapse ? toggle : nothing,
  )

  return (
    <Note
      {...props}
      press={{ ref: row, ...press }}
      toggle={canCollapse && <CollapseToggle isCollapsed={isCollapsed} onToggle={toggle} />}
    >
      {isCollapsed ? (
        <CollapsedLine
          status={status}
          isAnimated={meta.auto_play_gif && !meta.reduce_motion}
          onOpenWarning={null}
        />
      ) : (
        <Quote id={status.id} memoryKey={memoryKey} isWhole />
      )}
    </Note>
  )
}

const nothing = () => undefined
