import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useCallback, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { addingColumnAtom } from '../../state/columns/arrange-columns.ts'
import { elsewhereAtom, pageViewAtom } from '../../state/columns/page-view.ts'
import { activeWorkspaceAtom, columnIdsAtom } from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { findColumnUuid } from './column-element.ts'
import type { DeckParts, RouteScreen } from './deck-parts.ts'
import { narrowDeck } from './narrow/lazy-narrow-deck.ts'
import { Rail } from './rail/Rail.tsx'
import { useRouteAnchor, useRouteFocus } from './route/use-route-focus.ts'
import { useColumnShortcuts, useWorkspaceShortcuts } from './shortcuts/eager-shortcuts.ts'
import { DeckStrip } from './strip/DeckStrip.tsx'
import { useIsMobile } from './use-is-mobile.ts'
import { windowPart } from './window/window-part.ts'
import styles from './Deck.module.css'

/** The deck as tiles, in a separate chunk. If the chunk fails to load, the same columns are shown in a strip. */
const tiles = lazyModule(async () => (await import('./tiles/DeckTiles.tsx')).DeckTiles)

const deckShortcuts = lazyModule(
  async () => (await import('./shortcuts/DeckShortcuts.tsx')).DeckShortcuts,
)

/** The deck's keyboard shortcuts, loaded after the first posts. */
const shortcuts = <Lazy module={deckShortcuts} props={{}} failure="nothing" when="later" />

interface DeckProps {
  readonly parts: DeckParts
  /** The screen of the current URL; null at `/`. */
  readonly route: RouteScreen | null
  /** The screen that a single column shows when the URL is `/`. */
  readonly home: RouteScreen
}

/** The deck: several columns side by side, or one column with tabs in a narrow window. */
export function Deck({ parts, route, home }: DeckProps) {
  const { t } = useLingui()
  const settings = useAppValue(localSettingsAtom)
  const { mode, id } = useAppValue(activeWorkspaceAtom)
  const view = useAppValue(pageViewAtom)
  const isElsewhere = useAppValue(elsewhereAtom).has(id)
  const isEmpty = useAppValue(columnIdsAtom).length === 0
  const isMobile = useIsMobile(settings.layout)
  const { current, watchers } = useCurrentColumn()
  const anchor = useRouteAnchor(route?.key ?? null, current)
  useRouteFocus(route?.key ?? null, anchor)
  const adding = useAppValue(addingColumnAtom)
  const ask = useAppAction(addingColumnAtom)
  useColumnShortcuts()
  useWorkspaceShortcuts()

  const handleAdded = () => ask(null)
  if (view?.kind === 'column') {
    return (
      <>
        <Lazy module={windowPart} props={{ kind: 'window', parts, route, uuid: view.id }} />
        {shortcuts}
      </>
    )
  }
  if (isMobile) {
    return (
      <>
        <Lazy
          module={narrowDeck}
          props={{
            parts,
            screen: route ?? home,
            isBarUnder: settings.navbar_under,
            isSwiped: settings.swipe_to_change_columns,
            isAdding: adding !== null,
            onAdded: handleAdded,
          }}
          fallback={<main aria-label={t`Columns`} aria-busy="true" />}
        />
        {shortcuts}
      </>
    )
  }
  const handleAdd = () => ask({ below: null })
  const columns = {
    parts,
    route,
    anchor,
    isStretched: settings.stretch,
    onAddColumn: handleAdd,
  }
  return (
    <div className={styles['app']} {...watchers}>
      <ErrorBoundary part={{ kind: 'sign' }}>
        <Rail
          onAddColumn={handleAdd}
          current={current}
          workspaces={view === null && parts.workspaces.rail}
          screen={route}
        />
      </ErrorBoundary>
      {isElsewhere ? (
        <Lazy module={windowPart} props={{ kind: 'workspace', id }} />
      ) : isEmpty && route === null ? (
        <main className={styles['empty']} aria-label={t`Columns`}>
          {parts.workspaces.empty(handleAdd)}
        </main>
      ) : mode === 'strip' ? (
        <DeckStrip {...columns} />
      ) : (
        <Lazy
          module={tiles}
          props={columns}
          fallback={<main aria-label={t`Columns`} aria-busy="true" />}
          failure={{ kind: 'instead', show: <DeckStrip {...columns} /> }}
        />
      )}
      {shortcuts}
      {adding !== null && parts.addColumn(handleAdded)}
    </div>
  )
}

/** Returns the column that was touched or focused last. It uses events that bubble to the strip. */
function useCurrentColumn() {
  const [current, setCurrent] = useState<string | null>(null)

  const handleTouch = useCallback((event: SyntheticEvent) => {
    if (event.target instanceof Element) setCurrent(findColumnUuid(event.target))
  }, [])

  return {
    current,
    watchers: { onPointerDownCapture: handleTouch, onFocusCapture: handleTouch },
  }
}
