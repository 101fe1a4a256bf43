import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Column } from '@colonnade/domain/columns'
import { addColumnBesideAtom, routeAnchorAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { getScrollBehavior } from '../../../ui/motion/scroll-behavior.ts'
import {
  findColumnElement,
  getColumnElementId,
  revealColumn,
  ROUTE_COLUMN,
} from '../column-element.ts'
import { ColumnFrame } from '../column/ColumnFrame.tsx'
import type { RouteScreen } from '../deck-parts.ts'
import { readRouteEntry } from './route-entry.ts'
import { BackButton, EditListButton } from './ScreenTools.tsx'

/** Rows are measured while they render. The scroll position is final after this number of frames without change. */
const STABLE_FRAMES = 12
/** Three seconds. Content that is still missing then is not expected any more. */
const MAX_FRAMES = 180

/** Events of a user who moves elsewhere. They stop the restoration. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A scroll restoration in progress. */
interface ScrollRestoration {
  readonly isRunning: () => boolean
  readonly stop: () => void
}

/**
 * Scrolls the rendered list step by step to an earlier position, until it is reached or the user does something else.
 *
 * @param scrollers selector of the scroll containers in the box
 * @param top in px
 */
function restoreScroll(box: Element, scrollers: string, top: number): ScrollRestoration {
  let still = 0
  let frames = 0
  let frame: number | null = requestAnimationFrame(step)

  function step(): void {
    const scroller = box.querySelector(scrollers)
    if (scroller !== null) {
      still = Math.abs(scroller.scrollTop - top) <= 1 ? still + 1 : 0
      if (still === 0) scroller.scrollTo({ top, behavior: 'instant' })
    }
    frames += 1
    frame = null
    if (still < STABLE_FRAMES && frames < MAX_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }

  function stop(): void {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    for (const name of USER_EVENTS) box.removeEventListener(name, stop)
  }

  for (const name of USER_EVENTS) box.addEventListener(name, stop, { passive: true })
  return { isRunning: () => frame !== null, stop }
}

/** The number of remembered screens. */
const MAX_REMEMBERED = 50

/** The scroll position of each screen in px, by its history entry. */
const scrollTops = new Map<string, number>()

/** Matches the list of the route's column, but not fields inside it. */
const SCROLLERS = '[data-virtuoso-scroller], [role=feed]'

/** Restores the scroll position of a screen on Back and Forward. @see COL-08 */
function useRestoreRouteScroll(): void {
  const entry = readRouteEntry(useHistoryState<unknown>())?.id ?? null

  useEffect(() => {
    const column = findColumnElement(ROUTE_COLUMN)
    if (entry === null || column === null) return undefined
    const known = scrollTops.get(entry) ?? 0
    const returning = known > 0 ? restoreScroll(column, SCROLLERS, known) : null
    const handleScroll = ({ target }: Event) => {
      if (returning?.isRunning() === true) return
      if (target instanceof Element && target.matches(SCROLLERS))
        saveScrollTop(entry, target.scrollTop)
    }
    column.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => {
      column.removeEventListener('scroll', handleScroll, { capture: true })
      returning?.stop()
    }
  }, [entry])
}

function saveScrollTop(entry: string, top: number): void {
  scrollTops.delete(entry)
  scrollTops.set(entry, top)
  const [oldest] = scrollTops.keys()
  if (scrollTops.size > MAX_REMEMBERED && oldest !== undefined) scrollTops.delete(oldest)
}

/** Error fallback of the route's column. Its Remove button goes back to the deck. */
const ROUTE_BOX = { id: getColumnElementId(ROUTE_COLUMN), onRemove: () => goTo('/') }

interface RouteColumnProps {
  readonly screen: RouteScreen
  /** Its slot among the columns. */
  readonly style?: CSSProperties
}

/** The column that shows the screen of the current URL. */
export function RouteColumn(props: RouteColumnProps) {
  const { style } = props
  return (
    <ErrorBoundary part={{ kind: 'column', ...ROUTE_BOX, style }}>
      <RenderedScreen {...props} />
    </ErrorBoundary>
  )
}

function RenderedScreen({ screen, style = {} }: RouteColumnProps) {
  const { t } = useLingui()
  const addColumn = useAppAction(addColumnBesideAtom)
  const anchor = useAppValue(routeAnchorAtom)
  const { pins } = screen
  useRestoreRouteScroll()

  const handlePin = (column: Pick<Column, 'id' | 'params'>) => {
    const uuid = addColumn(column, anchor)
    goTo('/')
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  useEffect(() => {
    document
      .getElementById(getColumnElementId(ROUTE_COLUMN))
      ?.scrollIntoView({ behavior: getScrollBehavior(), block: 'nearest', inline: 'nearest' })
  }, [])

  return (
    <ColumnFrame
      id={getColumnElementId(ROUTE_COLUMN)}
      kind="ROUTE"
      slot={{ display: 'open', style }}
      columnTitle={screen.face}
      onHeadingClick={screen.onHeadingClick}
      tools={
        <>
          <EditListButton screen={screen} />
          {pins !== null && (
            <IconButton label={t`Pin`} icon="pin" onClick={() => handlePin(pins)} />
          )}
          <BackButton />
          <IconButton label={t`Close`} icon="close" onClick={() => goTo('/')} />
        </>
      }
    >
      {screen.body}
    </ColumnFrame>
  )
}
