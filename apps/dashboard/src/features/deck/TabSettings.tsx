import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './TabBar.module.css'

interface TabSettingsProps {
  readonly isOpen: boolean
  /** Id of what it opens. */
  readonly controls: string
  readonly onToggle: () => void
}

/** Opens the settings of the column in a tab: it has no header to hold the button. */
export function TabSettings({ isOpen, controls, onToggle }: TabSettingsProps) {
  const { t } = useLingui()

  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={t`Column settings`}
      title={t`Column settings`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="sliders" size={20} />
    </button>
  )
}
