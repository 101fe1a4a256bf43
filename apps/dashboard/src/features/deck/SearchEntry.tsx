import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import styles from './Rail.module.css'

/** The rail's way to search; with Ctrl a column of it. */
export function SearchEntry() {
  const { t } = useLingui()

  return (
    <AppLink to="/search" className={styles['entry']} aria-label={t`Search`} title={t`Search`}>
      <Icon name="search" size={20} />
    </AppLink>
  )
}
