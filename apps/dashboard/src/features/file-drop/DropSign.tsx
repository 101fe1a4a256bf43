import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './DropSign.module.css'

interface DropSignProps {
  /** What the post makes of another file. */
  readonly room: 'free' | 'full' | 'poll'
  /** How many files are dragged. */
  readonly count: number
  /** Whose post it is; null where nobody could be mistaken. */
  readonly acct: string | null
}

/** Lies over the whole page while files are dragged over it. */
export function DropSign({ room, count, acct }: DropSignProps) {
  const isFree = room === 'free'
  const attach = plural(count, {
    one: 'Drop the file to attach it',
    other: 'Drop the files to attach them',
  })

  return (
    <div className={styles['sign']} data-refusing={!isFree || undefined}>
      <p className={styles['words']}>
        <span className={styles['picture']}>
          <Icon name={isFree ? 'image' : 'block'} size={30} />
        </span>
        <b>
          {isFree && attach}
          {room === 'full' && <Trans>This post takes no more files</Trans>}
          {room === 'poll' && <Trans>A post with a poll takes no files</Trans>}
        </b>
        {isFree && acct !== null && (
          <small dir="auto">
            <Trans>to the post of {acct}</Trans>
          </small>
        )}
      </p>
    </div>
  )
}
