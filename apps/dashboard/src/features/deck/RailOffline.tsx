import { useLingui } from '@lingui/react/macro'
import { useAppValue } from '../../state/react/index.ts'
import { isOfflineAtom } from '../../state/ui/network.ts'
import styles from './RailOffline.module.css'

/** Shows in the rail that the browser is offline, for as long as it is. */
export function RailOffline() {
  const { t } = useLingui()
  const isOffline = useAppValue(isOfflineAtom)
  if (!isOffline) return null

  const label = t`You're offline. New posts load when the connection is back.`
  return (
    <span className={styles['offline']} title={label}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
