import { Plural } from '@lingui/react/macro'
import { Icon } from '../icon/Icon.tsx'
import styles from './LiveList.module.css'

interface UnreadPillProps {
  readonly unread: number
  readonly onClick: () => void
}

/** How many came in above, and the way up to them. */
export function UnreadPill({ unread, onClick }: UnreadPillProps) {
  if (unread <= 0) return null

  return (
    <button type="button" className={styles['newer']} onClick={onClick}>
      <Icon name="up" size={14} />
      <Plural value={unread} one="# new" other="# new" />
    </button>
  )
}
