import { Trans } from '@lingui/react/macro'
import { Said } from '../../ui/said/Said.tsx'
import styles from './Timeline.module.css'

/** The server still builds this timeline: more comes by itself. */
export function BuildingNotice() {
  return (
    <Said className={styles['building']}>
      <Trans>Your server is still building this timeline. More will show up by itself.</Trans>
    </Said>
  )
}
