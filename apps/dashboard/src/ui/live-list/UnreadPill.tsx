import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '../icon/Icon.tsx'
import styles from './LiveList.module.css'

interface UnreadPillProps {
  readonly unread: number
  /** They wait only as long as somebody has something in hand: a small number says so. */
  readonly isHeld: boolean
  readonly onClick: () => void
}

/** How many came in above, and the way up to them: on a strip at the lower edge of the view. */
export function UnreadPill({ unread, isHeld, onClick }: UnreadPillProps) {
  if (unread <= 0) return null

  return (
    <div className={styles['strip']}>
      {isHeld ? (
        <button type="button" data-pill className={styles['held']} onClick={onClick}>
          +{unread}
          <span className="visually-hidden">
            {' '}
            <Trans>waiting</Trans>
          </span>
        </button>
      ) : (
        <button type="button" data-pill className={styles['newer']} onClick={onClick}>
          <Icon name="up" size={14} />
          <Plural value={unread} one="# new" other="# new" />
        </button>
      )}
    </div>
  )
}
