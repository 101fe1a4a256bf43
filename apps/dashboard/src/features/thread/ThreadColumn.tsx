import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { readThread } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { columnAtoms } from '../../state/columns/columns.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { openThreadAtom } from '../../state/threads/open-thread.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { StatusRow } from '../status/index.ts'
import { useKeepInView } from './use-keep-in-view.ts'
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

  return id === null ? <MissingPost /> : <Thread id={id} label={label} />
}

interface ThreadProps {
  readonly id: StatusId
  readonly label: string
}

/** A post between what was said before and what was answered. */
function Thread({ id, label }: ThreadProps) {
  const { phase, ancestors, descendants } = useSessionValue(threadAtoms, id)
  const isKnown = useSessionValue(statusAtoms, id) !== undefined
  const open = useSessionAction(openThreadAtom)
  const opened = useKeepInView(ancestors.length)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (phase === 'missing') return <MissingPost />
  const setSize = ancestors.length + 1 + descendants.length
  return (
    <div
      className={styles['thread']}
      role="feed"
      aria-label={label}
      aria-busy={phase === 'loading'}
    >
      {ancestors.map((ancestor, index) => (
        <StatusRow
          key={ancestor}
          id={ancestor}
          filterContext="thread"
          position={index + 1}
          setSize={setSize}
        />
      ))}
      <div ref={opened} className={styles['opened']}>
        {isKnown && (
          <StatusRow
            id={id}
            filterContext="thread"
            position={ancestors.length + 1}
            setSize={setSize}
          />
        )}
      </div>
      {descendants.map((descendant, index) => (
        <StatusRow
          key={descendant}
          id={descendant}
          filterContext="thread"
          position={ancestors.length + 2 + index}
          setSize={setSize}
        />
      ))}
      {phase === 'loading' && <Skeleton rows={3} />}
      <div className={styles['rest']} />
    </div>
  )
}

function MissingPost() {
  return (
    <EmptyState icon="search" title={<Trans>This post is not here</Trans>}>
      <Trans>It was deleted, or it is not for you to see.</Trans>
    </EmptyState>
  )
}
