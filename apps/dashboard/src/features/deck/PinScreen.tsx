import { useLingui } from '@lingui/react/macro'
import { addColumnAtom } from '../../state/columns/columns.ts'
import { useAppAction } from '../../state/react/index.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { RouteScreen } from './deck-parts.ts'
import styles from './TabBar.module.css'

interface PinScreenProps {
  readonly screen: RouteScreen
  /** It stands among the tabs. */
  readonly isTab?: boolean
}

/** Keeps a passing screen as a column, which then has settings and a place of its own. */
export function PinScreen({ screen: { pins }, isTab = false }: PinScreenProps) {
  const { t } = useLingui()
  const addColumn = useAppAction(addColumnAtom)
  if (pins === null) return null

  const handlePin = () => addColumn(pins)
  if (!isTab) return <IconButton label={t`Pin`} icon="pin" onClick={handlePin} />
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={t`Pin`}
      title={t`Pin`}
      onClick={handlePin}
    >
      <Icon name="pin" size={20} />
    </button>
  )
}
