import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import styles from './Rail.module.css'

/** The rail's way to search. */
export function SearchEntry() {
  const { t } = useLingui()

  return (
    <button
      type="button"
      className={styles['entry']}
      aria-label={t`Search`}
      title={t`Search`}
      onClick={() => goTo('/search')}
    >
      <Icon name="search" size={20} />
    </button>
  )
}
