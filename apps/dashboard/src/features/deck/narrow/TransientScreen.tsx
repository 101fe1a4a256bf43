import { useLingui } from '@lingui/react/macro'
import { addColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { getColumnElementId, ROUTE_COLUMN } from '../column-element.ts'
import { ColumnFrame } from '../column/ColumnFrame.tsx'
import type { RouteScreen } from '../deck-parts.ts'
import { BackButton, EditListButton } from '../route/ScreenTools.tsx'
import styles from './TabBar.module.css'

interface TransientScreenProps {
  readonly screen: RouteScreen
  /** The tab bar names the column. */
  readonly isHeaderHidden: boolean
}

/** The screen of the current URL when no saved column shows it, in the narrow layout. */
export function TransientScreen({ screen, isHeaderHidden }: TransientScreenProps) {
  return (
    <ColumnFrame
      id={getColumnElementId(ROUTE_COLUMN)}
      kind="ROUTE"
      columnTitle={screen.face}
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
  /** The button is in the tab bar. */
  readonly isTab?: boolean
}

/** A button that saves a transient screen as a column, with its own settings and scroll position. */
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
