import type { StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { useAppValue, useSession } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import {
  CollapsedLine,
  CollapseToggle,
  useCollapse,
  useOpenOnPress,
  useRowMemory,
} from '../status/index.ts'
import { Note } from './Note.tsx'
import { Quote } from './Quote.tsx'

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
export function ReactionNote({ memoryKey, status, ...props }: ReactionNoteProps) {
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
