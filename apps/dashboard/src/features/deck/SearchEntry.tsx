import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Rail.module.css'

/** The rail's way to search. */
export function SearchEntry() {
  const { t } = useLingui()
  const [, navigate] = useLocation()

  return (
    <button
      type="button"
      className={styles['entry']}
      aria-label={t`Search`}
      title={t`Search`}
      onClick={() => navigate('/search')}
    >
      <Icon name="search" size={20} />
    </button>
  )
}
