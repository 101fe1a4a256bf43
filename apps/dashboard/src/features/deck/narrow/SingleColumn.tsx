import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { getColumnPath, SWIPE_SECONDS } from '@colonnade/domain/columns'
import { lazyModule } from '../../../lib/lazy-module.ts'
import {
  requestedSettingAtoms,
  requestScrollToTopAtom,
} from '../../../state/columns/column-requests.ts'
import { columnsAtom, getNewestColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { useLazyModule } from '../../../ui/deferred/use-lazy-module.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { type OpenBeside, OpenBesideContext } from '../../../ui/link/open-beside-context.ts'
import { PlacementContext } from '../arrange/placement.ts'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { ScreenName } from '../route/ScreenName.tsx'
import { BackButton } from '../route/ScreenTools.tsx'
import {
  type ColumnHistoryState,
  useChosenColumn,
  useSavedColumn,
} from '../route/use-saved-column.ts'
import { ComposeButton, TabBar, TabSettings } from './TabBar.tsx'
import { TransientScreen, PinScreen } from './TransientScreen.tsx'
import { type AdjacentTab, useTabSwipe } from './use-tab-swipe.ts'
import styles from '../Deck.module.css'

/** The narrow layout has no space for a column beside this one. */
const openInBrowser: OpenBeside = () => false

interface SingleColumnProps {
  readonly parts: DeckParts
  readonly screen: RouteScreen
  readonly isBarUnder: boolean
  /** Swipes switch tabs too. */
  readonly isSwiped: boolean
}

/** The only column has no move actions. */
const renderNoPlacement = () => null

/**
 * The deck of a narrow window: one column, a tab bar above or below it, and a floating compose button. A saved column
 * has its own settings and scroll position. Other screens are transient.
 */
export function SingleColumn({ parts, screen, isBarUnder, isSwiped }: SingleColumnProps) {
  const { t } = useLingui()
  const settingsId = useId()
  /** Key of the screen whose settings are open. */
  const [opened, setOpened] = useState<string | null>(null)
  const saved = useSavedColumn(screen)
  const requestedSetting = useAppValue(requestedSettingAtoms(saved?.uuid ?? ''))
  const chosen = useChosenColumn()
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const { pane, beside, pointer } = useTabSwipe(usePathname(), isSwiped)
  const isTab = screen.isTab && chosen === null
  const isOpen = opened === screen.key

  // A requested setting opens the settings. The request is cleared once they are shown.
  if (requestedSetting !== null && !isOpen) setOpened(screen.key)

  const toggleSettings = () => setOpened(isOpen ? null : screen.key)
  const handlePressAgain = () => {
    if (saved === undefined) screen.onHeadingClick()
    else scrollToTop(saved.uuid)
  }
  const tabTools =
    saved === undefined ? (
      <PinScreen screen={screen} isTab />
    ) : (
      <TabSettings isOpen={isOpen} controls={settingsId} onToggle={toggleSettings} />
    )

  return (
    <div className={styles['single']} data-bar={isBarUnder ? 'under' : 'above'}>
      <ErrorBoundary part={{ kind: 'sign' }}>
        <TabBar
          heading={<ScreenName screen={screen} />}
          tools={isTab ? tabTools : null}
          onPressAgain={handlePressAgain}
        />
      </ErrorBoundary>
      <main
        {...pointer}
        className={styles['screen']}
        data-swiped={isSwiped || undefined}
        aria-label={t`Columns`}
      >
        <div ref={pane} className={styles['pane']} style={{ '--swipe': `${SWIPE_SECONDS}s` }}>
          <OpenBesideContext value={openInBrowser}>
            <PlacementContext value={renderNoPlacement}>
              {saved === undefined ? (
                <ErrorBoundary key={screen.key} part={{ kind: 'box' }}>
                  <TransientScreen screen={screen} isHeaderHidden={isTab} />
                </ErrorBoundary>
              ) : (
                <DeckColumn
                  key={saved.uuid}
                  uuid={saved.uuid}
                  parts={parts}
                  single={{
                    isHeaderHidden: isTab,
                    settings: isTab ? { id: settingsId, isOpen } : null,
                    tools: isTab ? null : <BackButton />,
                  }}
                />
              )}
              <LazyAdjacentTab tab={beside} parts={parts} />
            </PlacementContext>
          </OpenBesideContext>
        </div>
        <ComposeButton />
      </main>
    </div>
  )
}

const adjacentTabScreen = lazyModule(
  async () => (await import('./AdjacentTabScreen.tsx')).AdjacentTabScreen,
)

interface LazyAdjacentTabProps {
  /** Null when there is no swipe. */
  readonly tab: AdjacentTab | null
  readonly parts: DeckParts
}

/** The tab that a swipe reveals, loaded after the first posts. */
function LazyAdjacentTab({ tab, parts }: LazyAdjacentTabProps) {
  const { value: Screen } = useLazyModule(adjacentTabScreen, 'later', 'retried')

  return Screen !== null && tab !== null && <Screen tab={tab} parts={parts} />
}

interface MobileAddColumnDialogProps {
  readonly add: (onClose: () => void) => ReactNode
  readonly onClose: () => void
}

/** The dialog for adding a column in the narrow layout. It opens the new column afterwards. */
export function MobileAddColumnDialog({ add, onClose }: MobileAddColumnDialogProps) {
  const readNewest = useAppAction(getNewestColumnAtom)
  const columns = useAppValue(columnsAtom)
  const [before] = useState(columns.at(-1)?.uuid)

  const handleClose = () => {
    onClose()
    const last = readNewest()
    const path = last === undefined ? null : getColumnPath(last)
    if (last === undefined || path === null || last.uuid === before) return
    goTo<ColumnHistoryState>(path, { state: { column: last.uuid } })
  }

  return add(handleClose)
}
