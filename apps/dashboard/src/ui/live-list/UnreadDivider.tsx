import { useLingui } from '@lingui/react/macro'
import { getUnreadDividerPx } from './list-position.ts'
import styles from './UnreadDivider.module.css'

/**
 * The divider between new and read rows, at the top of the row where the user left off. It is inside that row's
 * article, since a feed may contain only articles.
 */
export function UnreadDivider() {
  const { t } = useLingui()
  const label = t`You left off here`

  return (
    <div className={styles['line']} style={{ blockSize: getUnreadDividerPx() }} data-place-line>
      <hr aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  )
}
