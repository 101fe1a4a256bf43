import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Collapse.module.css'

interface CollapseToggleProps {
  readonly isCollapsed: boolean
  readonly onToggle: () => void
}

/** Collapses a post into one line, or expands it. The button keeps its position and the focus. */
export function CollapseToggle({ isCollapsed, onToggle }: CollapseToggleProps) {
  const { t } = useLingui()
  const label = isCollapsed ? t`Uncollapse` : t`Collapse`

  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-expanded={!isCollapsed}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Icon name="chevron-down" size={14} />
    </button>
  )
}
