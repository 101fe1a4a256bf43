import { Trans, useLingui } from '@lingui/react/macro'
import { fillNotificationsGapAtom } from '../../state/notifications/load-notifications.ts'
import { notificationsWindowAtom } from '../../state/notifications/notifications.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Notifications.module.css'

interface NotificationGapProps {
  readonly position: number
  readonly setSize: number
}

/** Where the connection was lost: the topmost gap is filled first. */
export function NotificationGap({ position, setSize }: NotificationGapProps) {
  const { t } = useLingui()
  const { items } = useSessionValue(notificationsWindowAtom)
  const fill = useSessionAction(fillNotificationsGapAtom)

  return (
    <article aria-label={t`Missing posts`} aria-posinset={position} aria-setsize={setSize}>
      <button
        type="button"
        className={styles['gap']}
        onClick={() => void fill(items.indexOf(null))}
      >
        <Icon name="gap" size={16} />
        <Trans>Load missing posts</Trans>
      </button>
    </article>
  )
}
