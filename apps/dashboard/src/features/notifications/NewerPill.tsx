import { Plural } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Notifications.module.css'

interface NewerPillProps {
  readonly unread: number
  readonly onClick: () => void
}

/** How many came in above, and the way up to them. */
export function NewerPill({ unread, onClick }: NewerPillProps) {
  if (unread <= 0) return null

  return (
    <button type="button" className={styles['newer']} onClick={onClick}>
      <Icon name="up" size={14} />
      <Plural value={unread} one="# new" other="# new" />
    </button>
  )
}
