import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { PostWords, RelativeTime, statusLabel } from '../status/index.ts'
import styles from './Report.module.css'

interface PostOptionProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly isAnimated: boolean
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A post that can be chosen by a press anywhere on it, but on a link or a button. */
export function PostOption({ status, author, isAnimated, isChosen, onToggle }: PostOptionProps) {
  const whenId = useId()

  return (
    <li className={styles['post']} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        aria-label={statusLabel(author, status)}
        aria-describedby={whenId}
        checked={isChosen}
        onChange={onToggle}
      />
      <div className={styles['words']}>
        <PostWords
          words={status}
          mentions={status.mentions}
          tags={status.tags}
          isAnimated={isAnimated}
        />
      </div>
      <span id={whenId} className={styles['when']}>
        <RelativeTime at={status.created_at} />
      </span>
    </li>
  )
}

/** Deleted while the report is written: moderators may still read it. */
export function GonePost() {
  return (
    <li className={styles['gone']}>
      <Trans>This post was deleted meanwhile. It is reported all the same.</Trans>
    </li>
  )
}
