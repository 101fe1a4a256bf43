import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './LastSeen.module.css'

export interface LastSeenProps {
  /** By it a list is described. */
  readonly id: string
  /** How long ago the rows were seen. */
  readonly time: ReactNode
  /** Why newer rows have not come; null while they are on their way. */
  readonly trouble: 'offline' | 'failed' | null
  readonly onRetry: () => void
}

/**
 * Says of a list that its rows are those of an earlier visit. It lies over the list's lower edge: no row moves when
 * it goes.
 */
export function LastSeen({ id, time, trouble, onRetry }: LastSeenProps) {
  return (
    <div className={styles['line']}>
      <Icon name="clock" size={13} />
      <span id={id}>
        <Trans>Last updated: {time}</Trans> · {trouble === null && <Trans>loading…</Trans>}
        {trouble === 'offline' && <Trans>no connection</Trans>}
        {trouble === 'failed' && <Trans>couldn't load</Trans>}
      </span>
      {trouble !== null && (
        <button type="button" onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      )}
    </div>
  )
}
