import { useLingui } from '@lingui/react/macro'
import { usePathname } from 'wouter/use-browser-location'
import { SWIPE_SECONDS } from '@colonnade/domain/columns'
import { type OpenBeside, OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { BackButton } from './BackButton.tsx'
import { columnElementId, ROUTE_COLUMN } from './column-element.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import { ComposeButton } from './ComposeButton.tsx'
import type { RouteScreen } from './deck-parts.ts'
import { TabBar } from './TabBar.tsx'
import { useTabSwipe } from './use-tab-swipe.ts'
import styles from './Deck.module.css'

/** There is no room for a column beside this one. */
const leftToTheBrowser: OpenBeside = () => false

interface SingleColumnProps {
  readonly screen: RouteScreen
  readonly isBarUnder: boolean
  /** A finger pulls the tabs too. */
  readonly isSwiped: boolean
}

/** The deck of a narrow window: one column, tabs above or below it, the composer a button away. */
export function SingleColumn({ screen, isBarUnder, isSwiped }: SingleColumnProps) {
  const { t } = useLingui()
  const swipe = useTabSwipe(usePathname(), isSwiped)

  return (
    <div className={styles['single']} data-bar={isBarUnder ? 'under' : 'above'}>
      <TabBar />
      <main className={styles['screen']} aria-label={t`Columns`}>
        <div
          {...swipe}
          className={styles['pane']}
          data-swiped={isSwiped || undefined}
          style={{ '--swipe': `${SWIPE_SECONDS}s` }}
        >
          <ColumnFrame
            key={screen.key}
            id={columnElementId(ROUTE_COLUMN)}
            kind="ROUTE"
            face={screen.face}
            isHeaderHidden={screen.isTab}
            onHeadingClick={screen.onHeadingClick}
            tools={screen.isTab ? undefined : <BackButton />}
          >
            <OpenBesideContext value={leftToTheBrowser}>{screen.body}</OpenBesideContext>
          </ColumnFrame>
        </div>
        <ComposeButton />
      </main>
    </div>
  )
}
