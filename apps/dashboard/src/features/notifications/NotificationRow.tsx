import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback } from 'react'
import type { NotificationId, StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { lazyModule } from '../../lib/lazy-module.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import {
  deletionMarksAtom,
  isCleaningAtom,
  markNotificationsAtom,
} from '../../state/notifications/mark-for-deletion.ts'
import { marksAtom } from '../../state/notifications/row-rules.ts'
import {
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { RowOverlayContext } from '../../ui/live-list/row-overlay.ts'
import {
  CollapsedLine,
  CollapseToggle,
  MoreEntriesContext,
  StatusRow,
  useCollapse,
  useOpenOnClick,
  useRowUiState,
} from '../status/index.ts'
import { entryActions } from './lazy-row-rules.ts'
import { NotificationArticle } from './NotificationArticle.tsx'
import { StatusExcerpt } from './StatusExcerpt.tsx'
import styles from './Cleaning.module.css'

/** Few notifications are marked. */
const markLine = lazyModule(async () => (await import('./MarkLine.tsx')).MarkLine)

interface NotificationRowProps {
  readonly group: NotificationGroup
  /** Id of the column, so that a post expanded here stays collapsed in other columns. */
  readonly uuid: string
  /** Whether the user left the column at this row, and there are newer rows above it. */
  readonly isPlace: boolean
  /** Counted from 1. */
  readonly position: number
  /** -1 while the total is unknown. */
  readonly setSize: number
}

/** A notification: a mention is shown as its post, any other type as a sentence. */
export function NotificationRow({ group, uuid, isPlace, position, setSize }: NotificationRowProps) {
  const isPost = group.type === 'mention' && group.status !== null
  return (
    <SelectableRow ids={group.ids}>
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
        <ErrorBoundary part={{ kind: 'row', position, setSize }}>
          <NotificationItem
            group={group}
            uuid={uuid}
            isPlace={isPlace}
            position={position}
            setSize={setSize}
          />
        </ErrorBoundary>
      )}
    </SelectableRow>
  )
}

interface SelectableRowProps {
  /** All notifications of the row. They are selected together. */
  readonly ids: readonly NotificationId[]
  readonly children: ReactNode
}

/** Adds a checkbox to a row in cleaning mode. A click anywhere on the row toggles it. */
function SelectableRow({ ids, children }: SelectableRowProps) {
  const { t } = useLingui()
  const isCleaning = useSessionValue(isCleaningAtom)
  const { ids: marked } = useSessionValue(deletionMarksAtom)
  const select = useSessionAction(markNotificationsAtom)
  const session = useSession()
  const [first = ''] = ids
  const mark = useSessionValue(marksAtom)?.get(first)
  // Called when a menu opens, by which time the actions have mostly loaded.
  const getEntries = useCallback(
    () => entryActions.peek()?.getEntryMenu(session, ids) ?? [],
    [session, ids],
  )

  return (
    <MoreEntriesContext value={getEntries}>
      <RowOverlayContext
        value={
          <>
            {mark !== undefined && <Lazy module={markLine} props={{ mark }} failure="nothing" />}
            {isCleaning && (
              <label className={styles['pick']}>
                <input
                  type="checkbox"
                  aria-label={t`Select`}
                  checked={ids.every((id) => marked.has(id))}
                  onChange={(event) => select(ids, event.currentTarget.checked)}
                />
              </label>
            )}
          </>
        }
      >
        {children}
      </RowOverlayContext>
    </MoreEntriesContext>
  )
}

interface NotificationItemProps {
  readonly group: NotificationGroup
  /** Id of the column, so that a post expanded here stays collapsed in other columns. */
  readonly uuid: string
  /** Whether the user left the column at this row. */
  readonly isPlace: boolean
  readonly position: number
  readonly setSize: number
}

/** A sentence with the avatars of the accounts, and the post that it is about. */
function NotificationItem({ uuid, ...props }: NotificationItemProps) {
  const { key } = useSession()
  const { type, key: groupKey, status: id } = props.group
  const memoryKey = `${key} ${uuid} ${type} ${groupKey}`
  if (id === null) return <NotificationArticle {...props} />

  return type === 'favourite' || type === 'reblog' ? (
    <StoredReaction {...props} memoryKey={memoryKey} id={id} />
  ) : (
    <NotificationArticle {...props}>
      <StatusExcerpt id={id} memoryKey={memoryKey} />
    </NotificationArticle>
  )
}

interface StoredReactionProps extends Omit<NotificationItemProps, 'uuid'> {
  readonly memoryKey: string
  readonly id: NonNullable<NotificationGroup['status']>
}

/** A favourite or a boost, once its post has loaded. */
function StoredReaction({ id, ...props }: StoredReactionProps) {
  const status = useSessionValue(statusAtoms, id)
  if (status === undefined) return <NotificationArticle {...props} />

  return <ReactionItem {...props} status={status} />
}

interface ReactionItemProps {
  readonly group: NotificationGroup
  /** Key of the row's UI state, so that a post expanded here stays collapsed elsewhere. */
  readonly memoryKey: string
  /** The favourited or boosted post. */
  readonly status: StatusRecord
  readonly isPlace: boolean
  readonly position: number
  readonly setSize: number
}

/** A favourited or boosted post of the user. It is collapsed to one line, because its author knows it. @see ST-31 */
function ReactionItem({ memoryKey, status, ...props }: ReactionItemProps) {
  const { meta } = useSession()
  const { collapsed: settings } = useAppValue(localSettingsAtom)
  const [memory, remember] = useRowUiState(memoryKey)
  const { row, isCollapsed, canCollapse, open, collapse } = useCollapse({
    uiStateKey: memoryKey,
    uiState: memory,
    setUiState: remember,
    input: {
      settings,
      isReactionRow: true,
      isInNotifications: true,
      isBoost: false,
      isReply: status.in_reply_to_id !== null,
      hasMedia: status.media_attachments.length > 0,
      hasWarning: hasContentWarning(status),
    },
    isSurelyShort: () => true,
    staysOpen: false,
  })
  const toggle = isCollapsed ? open : collapse
  const press = useOpenOnClick(isCollapsed ? open : noop, noop, canCollapse ? toggle : noop)

  return (
    <NotificationArticle
      {...props}
      pressHandlers={{ ref: row, ...press }}
      toggle={canCollapse && <CollapseToggle isCollapsed={isCollapsed} onToggle={toggle} />}
    >
      {isCollapsed ? (
        <CollapsedLine
          status={status}
          isAnimated={meta.auto_play_gif && !meta.reduce_motion}
          onOpenWarning={null}
        />
      ) : (
        <StatusExcerpt id={status.id} memoryKey={memoryKey} isWhole />
      )}
    </NotificationArticle>
  )
}

const noop = () => undefined
