import { useLingui } from '@lingui/react/macro'
import { addColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { columnElementId, ROUTE_COLUMN } from '../column-element.ts'
import { ColumnFrame } from '../column/ColumnFrame.tsx'
import type { RouteScreen } from '../deck-parts.ts'
import { BackButton, EditListButton } from '../route/ScreenTools.tsx'
import styles from './TabBar.module.css'

interface PassingScreenProps {
  readonly screen: RouteScreen
  /** The tab bar says which one it is. */
  readonly isHeaderHidden: boolean
}

/** What the address asks for and nobody saved, where one column shows at a time. */
export function PassingScreen({ screen, isHeaderHidden }: PassingScreenProps) {
  return (
    <ColumnFrame
      id={columnElementId(ROUTE_COLUMN)}
      kind="ROUTE"
      face={screen.face}
      isHeaderHidden={isHeaderHidden}
      onHeadingClick={screen.onHeadingClick}
      tools={
        <>
          <EditListButton screen={screen} />
          <PinScreen screen={screen} />
          <BackButton />
        </>
      }
    >
      {screen.body}
    </ColumnFrame>
  )
}

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
