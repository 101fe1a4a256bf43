import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Column } from '@colonnade/domain/columns'
import { addColumnBesideAtom, routeAnchorAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { scrollBehavior } from '../../../ui/motion/scroll-behavior.ts'
import { columnElement, columnElementId, revealColumn, ROUTE_COLUMN } from '../column-element.ts'
import { ColumnFrame } from '../column/ColumnFrame.tsx'
import type { RouteScreen } from '../deck-parts.ts'
import { readRouteEntry } from './route-entry.ts'
import { BackButton, EditListButton } from './ScreenTools.tsx'

/** Rows are measured as they are drawn: it has arrived when it stands still for so many frames. */
const STILL_FRAMES = 12
/** Three seconds: by then what was there is there, or will not come. */
const MOST_FRAMES = 180

/** What a reader does when they want to go elsewhere. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolling that is under way. */
interface Returning {
  readonly isOnTheWay: () => boolean
  readonly stop: () => void
}

/**
 * Scrolls what is drawn bit by bit to where it was: until it stands there, or the reader does
 * something else.
 *
 * @param scrollers what may scroll in the box, as a selector
 * @param top in px
 */
function scrollBack(box: Element, scrollers: string, top: number): Returning {
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
    if (still < STILL_FRAMES && frames < MOST_FRAMES) frame = requestAnimationFrame(step)
    else stop()
  }

  function stop(): void {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    for (const name of INTERRUPTIONS) box.removeEventListener(name, stop)
  }

  for (const name of INTERRUPTIONS) box.addEventListener(name, stop, { passive: true })
  return { isOnTheWay: () => frame !== null, stop }
}

/** How many screens are remembered. */
const CAPACITY = 50

/** How far each screen was scrolled, in px, by its entry in the history. */
const tops = new Map<string, number>()

/** Whether an element is the list of the route's column, and no field inside it. */
const SCROLLERS = '[data-virtuoso-scroller], [role=feed]'

/** Back and Forward bring a screen to where it was scrolled. @see COL-08 */
function useRouteScroll(): void {
  const entry = readRouteEntry(useHistoryState<unknown>())?.id ?? null

  useEffect(() => {
    const column = columnElement(ROUTE_COLUMN)
    if (entry === null || column === null) return undefined
    const known = tops.get(entry) ?? 0
    const returning = known > 0 ? scrollBack(column, SCROLLERS, known) : null
    const handleScroll = ({ target }: Event) => {
      if (returning?.isOnTheWay() === true) return
      if (target instanceof Element && target.matches(SCROLLERS)) remember(entry, target.scrollTop)
    }
    column.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => {
      column.removeEventListener('scroll', handleScroll, { capture: true })
      returning?.stop()
    }
  }, [entry])
}

function remember(entry: string, top: number): void {
  tops.delete(entry)
  tops.set(entry, top)
  const [oldest] = tops.keys()
  if (tops.size > CAPACITY && oldest !== undefined) tops.delete(oldest)
}

/** What stands for it where it broke; removed, the address names nothing. */
const ROUTE_BOX = { id: columnElementId(ROUTE_COLUMN), onRemove: () => goTo('/') }

interface RouteColumnProps {
  readonly screen: RouteScreen
  /** Where it stands among the others. */
  readonly style?: CSSProperties
}

/** The screen that the address names, among the columns. */
export function RouteColumn(props: RouteColumnProps) {
  const { style } = props
  return (
    <ErrorBoundary of={{ kind: 'column', ...ROUTE_BOX, style }}>
      <DrawnScreen {...props} />
    </ErrorBoundary>
  )
}

function DrawnScreen({ screen, style = {} }: RouteColumnProps) {
  const { t } = useLingui()
  const addColumn = useAppAction(addColumnBesideAtom)
  const anchor = useAppValue(routeAnchorAtom)
  const { pins } = screen
  useRouteScroll()

  const handlePin = (column: Pick<Column, 'id' | 'params'>) => {
    const uuid = addColumn(column, anchor)
    goTo('/')
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  useEffect(() => {
    document
      .getElementById(columnElementId(ROUTE_COLUMN))
      ?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'nearest' })
  }, [])

  return (
    <ColumnFrame
      id={columnElementId(ROUTE_COLUMN)}
      kind="ROUTE"
      seat={{ fold: 'open', style }}
      face={screen.face}
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
