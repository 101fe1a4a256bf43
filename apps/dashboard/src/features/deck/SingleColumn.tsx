import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import { columnElementId, ROUTE_COLUMN } from './column-element.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import { ComposeButton } from './ComposeButton.tsx'
import type { RouteScreen } from './deck-parts.ts'
import { TabBar } from './TabBar.tsx'
import styles from './Deck.module.css'

interface SingleColumnProps {
  readonly screen: RouteScreen
  readonly isBarUnder: boolean
  readonly appearance: (onClose: () => void) => ReactNode
}

/** The deck of a narrow window: one column, tabs above or below it, the composer a button away. */
export function SingleColumn({ screen, isBarUnder, appearance }: SingleColumnProps) {
  const { t } = useLingui()

  return (
    <div className={styles['single']} data-bar={isBarUnder ? 'under' : 'above'}>
      <TabBar appearance={appearance} />
      <main className={styles['screen']} aria-label={t`Columns`}>
        <ColumnFrame
          key={screen.key}
          id={columnElementId(ROUTE_COLUMN)}
          kind="ROUTE"
          face={screen.face}
          isHeaderHidden={screen.isTab}
          onHeadingClick={screen.onHeadingClick}
          tools={screen.isTab ? undefined : <BackButton />}
        >
          {screen.body}
        </ColumnFrame>
        <ComposeButton />
      </main>
    </div>
  )
}
