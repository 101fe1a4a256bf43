import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './StatusHeader.module.css'

/** Why this post stands above newer ones: its author pinned it. */
export function PinnedReason() {
  return (
    <div className={styles['reason']} data-reason="pinned">
      <Icon name="pin" size={15} />
      <span>
        <Trans>Pinned</Trans>
      </span>
    </div>
  )
}
