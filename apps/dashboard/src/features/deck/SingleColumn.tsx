import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { SWIPE_SECONDS } from '@colonnade/domain/columns'
import { askedSettingAtoms } from '../../state/columns/asked-setting.ts'
import { requestScrollToTopAtom } from '../../state/columns/column-views.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { type OpenBeside, OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { BackButton } from './BackButton.tsx'
import { ComposeButton } from './ComposeButton.tsx'
import type { DeckParts, RouteScreen } from './deck-parts.ts'
import { DeckColumn } from './DeckColumn.tsx'
import { LateTabBeside } from './LateTabBeside.tsx'
import { PassingScreen } from './PassingScreen.tsx'
import { PinScreen } from './PinScreen.tsx'
import { PlacementContext } from './placement.ts'
import { ScreenName } from './ScreenName.tsx'
import { TabBar } from './TabBar.tsx'
import { TabSettings } from './TabSettings.tsx'
import { useChosenColumn, useSavedColumn } from './use-saved-column.ts'
import { useTabSwipe } from './use-tab-swipe.ts'
import styles from './Deck.module.css'

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
  const { pane, beside, ...swipe } = useTabSwipe(usePathname(), isSwiped)
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
        {...swipe}
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
