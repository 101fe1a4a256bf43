import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './CacheStatus.module.css'

export interface CacheStatusProps {
  /** Referenced by the list's `aria-describedby`. */
  readonly id: string
  /** The age of the rows. */
  readonly time: ReactNode
  /** The reason why newer rows are missing; null while they are loading. */
  readonly problem: 'offline' | 'failed' | null
  readonly onRetry: () => void
}

/**
 * Shows that a list contains cached rows of an earlier visit. It overlays the list's lower edge, so that no row moves
 * when it disappears.
 */
export function CacheStatus({ id, time, problem, onRetry }: CacheStatusProps) {
  return (
    <div className={styles['line']}>
      <Icon name="clock" size={13} />
      <span id={id}>
        <Trans>Last updated: {time}</Trans> · {problem === null && <Trans>loading…</Trans>}
        {problem === 'offline' && <Trans>no connection</Trans>}
        {problem === 'failed' && <Trans>couldn't load</Trans>}
      </span>
      {problem !== null && (
        <button type="button" onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      )}
    </div>
  )
}
