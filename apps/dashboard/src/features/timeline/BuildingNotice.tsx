import { Trans } from '@lingui/react/macro'
import styles from './Timeline.module.css'

/** The server still builds this timeline: more comes by itself. */
export function BuildingNotice() {
  return (
    <p className={styles['building']} role="status">
      <Trans>Your server is still building this timeline. More will show up by itself.</Trans>
    </p>
  )
}
