import { useLingui } from '@lingui/react/macro'
import { usePathname } from 'wouter/use-browser-location'
import { Icon } from '../../ui/icon/Icon.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import styles from './TabBar.module.css'

/** Where a button over the posts would be in the way: composer, threads, search, menu. */
const WITHOUT = /^\/(?:statuses\/|search|getting-started)/

/** Floats over the one column of a narrow window. */
export function ComposeButton() {
  const { t } = useLingui()
  const path = usePathname()
  if (WITHOUT.test(path)) return null

  return (
    <button
      type="button"
      className={styles['compose']}
      aria-label={t`Compose`}
      onClick={() => goTo('/statuses/new')}
    >
      <Icon name="pen" size={24} />
    </button>
  )
}
