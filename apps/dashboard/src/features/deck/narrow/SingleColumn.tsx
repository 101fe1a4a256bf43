import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { columnPath, SWIPE_SECONDS } from '@colonnade/domain/columns'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { askedSettingAtoms, requestScrollToTopAtom } from '../../../state/columns/column-views.ts'
import { columnsAtom, readNewestColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { useLazyModule } from '../../../ui/later/use-lazy-module.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { type OpenBeside, OpenBesideContext } from '../../../ui/link/open-beside-context.ts'
import { PlacementContext } from '../arrange/placement.ts'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts, RouteScreen } from '../deck-parts.ts'
import { ScreenName } from '../route/ScreenName.tsx'
import { BackButton } from '../route/ScreenTools.tsx'
import { type ColumnChoice, useChosenColumn, useSavedColumn } from '../route/use-saved-column.ts'
import { PassingScreen, PinScreen } from './PassingScreen.tsx'
import { ComposeButton, TabBar, TabSettings } from './TabBar.tsx'
import { type TabBeside, useTabSwipe } from './use-tab-swipe.ts'
import styles from '../Deck.module.css'

/** There is no room for a column beside this one. */
const leftToTheBrowser: OpenBeside = () => false

interface SingleColumnProps {
  readonly parts: DeckParts
  readonly screen: RouteScreen
  readonly isBarUnder: boolean
  /** A finger pulls the tabs too. */
  readonly isSwiped: boolean
}

/** No other column stands beside it: there is nowhere to go. */
const noPlace = () => null

/**
 * The deck of a narrow window: one column, tabs above or below it, the composer a button away. A saved column
 * shows with its own settings and place, everything else as it passes.
 */
export function SingleColumn({ parts, screen, isBarUnder, isSwiped }: SingleColumnProps) {
  const { t } = useLingui()
  const settingsId = useId()
  /** The screen whose settings stand open. */
  const [opened, setOpened] = useState<string | null>(null)
  const saved = useSavedColumn(screen)
  const asked = useAppValue(askedSettingAtoms(saved?.uuid ?? ''))
  const chosen = useChosenColumn()
  const scrollToTop = useAppAction(requestScrollToTopAtom)
  const { pane, beside, pointer } = useTabSwipe(usePathname(), isSwiped)
  const isTab = screen.isTab && chosen === null
  const isOpen = opened === screen.key

  // What somebody wants to see there opens it, and is settled once it shows.
  if (asked !== null && !isOpen) setOpened(screen.key)

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
      <ErrorBoundary of={{ kind: 'sign' }}>
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
          <OpenBesideContext value={leftToTheBrowser}>
            <PlacementContext value={noPlace}>
              {saved === undefined ? (
                <ErrorBoundary key={screen.key} of={{ kind: 'box' }}>
                  <PassingScreen screen={screen} isHeaderHidden={isTab} />
                </ErrorBoundary>
              ) : (
                <DeckColumn
                  key={saved.uuid}
                  uuid={saved.uuid}
                  parts={parts}
                  alone={{
                    isHeaderHidden: isTab,
                    settings: isTab ? { id: settingsId, isOpen } : null,
                    tools: isTab ? null : <BackButton />,
                  }}
                />
              )}
              <LateTabBeside tab={beside} parts={parts} />
            </PlacementContext>
          </OpenBesideContext>
        </div>
        <ComposeButton />
      </main>
    </div>
  )
}

const tabBesideScreen = lazyModule(
  async () => (await import('./TabBesideScreen.tsx')).TabBesideScreen,
)

interface LateTabBesideProps {
  /** Null while nothing is pulled. */
  readonly tab: TabBeside | null
  readonly parts: DeckParts
}

/** The tab that a finger pulls into view, fetched once there is something to read. */
function LateTabBeside({ tab, parts }: LateTabBesideProps) {
  const { value: Screen } = useLazyModule(tabBesideScreen, 'later', 'retried')

  return Screen !== null && tab !== null && <Screen tab={tab} parts={parts} />
}

interface AddOnMobileProps {
  readonly add: (onClose: () => void) => ReactNode
  readonly onClose: () => void
}

/** Adding where one column shows at a time: the new one is what comes next. */
export function AddOnMobile({ add, onClose }: AddOnMobileProps) {
  const readNewest = useAppAction(readNewestColumnAtom)
  const columns = useAppValue(columnsAtom)
  const [before] = useState(columns.at(-1)?.uuid)

  const handleClose = () => {
    onClose()
    const last = readNewest()
    const path = last === undefined ? null : columnPath(last)
    if (last === undefined || path === null || last.uuid === before) return
    goTo<ColumnChoice>(path, { state: { column: last.uuid } })
  }

  return add(handleClose)
}
