import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { readThreadId } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { columnAtoms } from '../../state/columns/columns.ts'
import { currentIdAtoms } from '../../state/entities/replaced-ids.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { openThreadAtom } from '../../state/open-threads/open-thread.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { hasThreadWarningsAtoms, setThreadWarningsAtom } from '../../state/threads/thread-tree.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { ThreadList } from './ThreadList.tsx'
import styles from './Thread.module.css'

interface ThreadColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** The thread of the column's post. */
export function ThreadColumn({ uuid, label }: ThreadColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const id = column === undefined ? null : readThreadId(column.params)

  return id === null ? <NotFoundPost /> : <CurrentThread id={id} label={label} />
}

/** An edit may have changed the post's id since the column was opened. */
function CurrentThread({ id, label }: ThreadProps) {
  const current = useSessionValue(currentIdAtoms, id)

  return <Thread key={current} id={current} label={label} />
}

interface ThreadProps {
  readonly id: StatusId
  readonly label: string
}

/** A post with its ancestors above and its replies below. */
function Thread({ id, label }: ThreadProps) {
  const thread = useSessionValue(threadAtoms, id)
  const status = useSessionValue(statusAtoms, id)
  const open = useSessionAction(openThreadAtom)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (thread.phase === 'missing') return <NotFoundPost />
  if (status === undefined) return <Skeleton rows={3} />
  return (
    <div className={styles['thread']}>
      <ToggleWarningsButton id={id} />
      <ThreadList
        id={id}
        thread={thread}
        isReply={status.in_reply_to_id !== null}
        label={label}
        onRetry={() => void open(id)}
      />
    </div>
  )
}

function NotFoundPost() {
  return (
    <EmptyState icon="search" title={<Trans>Post not found</Trans>}>
      <Trans>It was deleted, or you can't see it.</Trans>
    </EmptyState>
  )
}

/** Opens or closes every content warning of a thread. Renders nothing in a thread without any. @see TH-06 */
function ToggleWarningsButton({ id }: { readonly id: StatusId }) {
  const { warnings } = useSessionValue(threadAtoms, id)
  const hasWarnings = useSessionValue(hasThreadWarningsAtoms, id)
  const settings = useAppValue(localSettingsAtom)
  const setWarnings = useSessionAction(setThreadWarningsAtom)
  if (!hasWarnings) return null

  const isOpen = warnings?.isOpen ?? settings.content_warnings.auto_unfold
  return (
    <div className={styles['strip']} data-side="end">
      <button type="button" className={styles['warnings']} onClick={() => setWarnings(id, !isOpen)}>
        <Icon name={isOpen ? 'eye-off' : 'eye'} size={16} />
        {isOpen ? <Trans>Show less for all</Trans> : <Trans>Show more for all</Trans>}
      </button>
    </div>
  )
}
