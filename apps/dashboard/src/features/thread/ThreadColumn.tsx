import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { readThread } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { columnAtoms } from '../../state/columns/columns.ts'
import { currentIdAtoms } from '../../state/entities/replaced-ids.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { openThreadAtom } from '../../state/open-threads/open-thread.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { hasThreadWarningsAtoms, wishThreadWarningsAtom } from '../../state/threads/thread-tree.ts'
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

/** The thread that a column was opened for. */
export function ThreadColumn({ uuid, label }: ThreadColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const id = column === undefined ? null : readThread(column.params)

  return id === null ? <MissingPost /> : <CurrentThread id={id} label={label} />
}

/** An edit may have given the post another id since the column was opened. */
function CurrentThread({ id, label }: ThreadProps) {
  const current = useSessionValue(currentIdAtoms, id)

  return <Thread key={current} id={current} label={label} />
}

interface ThreadProps {
  readonly id: StatusId
  readonly label: string
}

/** A post between what was said before and what was answered. */
function Thread({ id, label }: ThreadProps) {
  const thread = useSessionValue(threadAtoms, id)
  const status = useSessionValue(statusAtoms, id)
  const open = useSessionAction(openThreadAtom)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (thread.phase === 'missing') return <MissingPost />
  if (status === undefined) return <Skeleton rows={3} />
  return (
    <div className={styles['thread']}>
      <WarningsButton id={id} />
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

function MissingPost() {
  return (
    <EmptyState icon="search" title={<Trans>Post not found</Trans>}>
      <Trans>It was deleted, or you can't see it.</Trans>
    </EmptyState>
  )
}

/** Opens or closes every content warning of a thread; nothing where it has none. @see TH-06 */
function WarningsButton({ id }: { readonly id: StatusId }) {
  const { warnings } = useSessionValue(threadAtoms, id)
  const hasWarnings = useSessionValue(hasThreadWarningsAtoms, id)
  const settings = useAppValue(localSettingsAtom)
  const wish = useSessionAction(wishThreadWarningsAtom)
  if (!hasWarnings) return null

  const isOpen = warnings?.isOpen ?? settings.content_warnings.auto_unfold
  return (
    <div className={styles['strip']} data-side="end">
      <button type="button" className={styles['warnings']} onClick={() => wish(id, !isOpen)}>
        <Icon name={isOpen ? 'eye-off' : 'eye'} size={16} />
        {isOpen ? <Trans>Show less for all</Trans> : <Trans>Show more for all</Trans>}
      </button>
    </div>
  )
}
