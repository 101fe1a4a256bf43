import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { openThreadAtom } from '../../state/threads/open-thread.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { StatusRow } from '../status/index.ts'
import { useKeepInView } from './use-keep-in-view.ts'
import styles from './Thread.module.css'

interface ThreadColumnProps {
  readonly id: StatusId
}

/** A post between what was said before and what was answered. */
export function ThreadColumn({ id }: ThreadColumnProps) {
  const { t } = useLingui()
  const { phase, ancestors, descendants } = useSessionValue(threadAtoms, id)
  const isKnown = useSessionValue(statusAtoms, id) !== undefined
  const open = useSessionAction(openThreadAtom)
  const opened = useKeepInView(ancestors.length)

  useEffect(() => {
    void open(id)
  }, [id, open])

  if (phase === 'missing') {
    return (
      <EmptyState icon="search" title={<Trans>This post is not here</Trans>}>
        <Trans>It was deleted, or it is not for you to see.</Trans>
      </EmptyState>
    )
  }
  const setSize = ancestors.length + 1 + descendants.length
  return (
    <div
      className={styles['thread']}
      role="feed"
      aria-label={t`Post`}
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
