import { useContext, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import {
  isSwipe,
  resist,
  SWIPE_SECONDS,
  swipeDirection,
  swipeTarget,
} from '@colonnade/domain/columns'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { place, settle } from '../../../ui/motion/settle.ts'
import { MOBILE_TABS, tabIndexOf } from './mobile-tabs.ts'

const FRAME_MS = 1000 / 60
const LAST = MOBILE_TABS.length - 1
/** A drag means something else to these. */
const OWN_DRAG = 'input, textarea, video, [role="slider"], dialog, [popover]'

/** The tab that comes into view beside the shown one. */
export interface TabBeside {
  readonly index: number
  /** 1 where it follows the shown one, -1 where it comes before. */
  readonly side: 1 | -1
}

/** A finger on its way. Lengths in px, positive towards the next tab. */
interface Swipe {
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  /** 1 where the next tab is to the right, -1 where it is to the left. */
  readonly side: 1 | -1
  isMoving: boolean
  moved: number
  at: number
  /** Px a frame. */
  speed: number
}

/**
 * Lets a finger pull the screen aside to the tab before or after it (MOB-02 to MOB-06). With
 * `isOn` false it does nothing (MOB-10).
 *
 * @param path of the screen that is shown; one without a tab is not pulled
 * @returns `beside` is the tab to be drawn next to it, null while nothing moves; `pane` for the element that is pulled; all else for what stands still around it, where a finger finds it
 *   while a pane is on its way
 */
export function useTabSwipe(path: string, isOn: boolean) {
  const navigate = useContext(NavigateContext)
  const screen = useRef<HTMLDivElement>(null)
  const swipe = useRef<Swipe | null>(null)
  /** Where the next screen begins to come in. */
  const entry = useRef<number | null>(null)
  const start = tabIndexOf(path)
  const [beside, setBeside] = useState<TabBeside | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  /** Draws the tab beside until what moves has come to rest. */
  const keepUntilSettled = (tab: TabBeside | null) => {
    setBeside(tab)
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setBeside(null), SWIPE_SECONDS * 1000)
  }

  const showBeside = (moved: number) => {
    clearTimeout(leaving.current)
    const side = moved < 0 ? -1 : 1
    const index = start + side
    setBeside((before) => {
      if (MOBILE_TABS[index] === undefined) return null
      return before?.index === index && before.side === side ? before : { index, side }
    })
  }

  useLayoutEffect(() => {
    if (entry.current !== null) settle(screen.current, entry.current)
    entry.current = null
  }, [path])

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    const isOwn = event.target instanceof Element && event.target.closest(OWN_DRAG) !== null
    if (event.pointerType !== 'touch' || !event.isPrimary || isOwn || start < 0) return
    swipe.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      side: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1,
      isMoving: false,
      moved: 0,
      at: event.timeStamp,
      speed: 0,
    }
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const now = swipe.current
    if (now === null || event.pointerId !== now.pointerId) return
    const [dx, dy] = [event.clientX - now.startX, event.clientY - now.startY]
    if (!now.isMoving && swipeDirection(dx, dy) === 'undecided') return
    now.isMoving ||= isSwipe(dx, dy, isOn)
    if (!now.isMoving) {
      swipe.current = null
      return
    }
    const moved = -dx * now.side
    now.speed = ((moved - now.moved) / Math.max(1, event.timeStamp - now.at)) * FRAME_MS
    now.moved = moved
    now.at = event.timeStamp
    showBeside(moved)
    place(screen.current, pulled(now) * -now.side)
  }

  /** How far the screen follows: less and less beyond the first and the last tab. */
  function pulled({ moved }: Swipe): number {
    const width = screen.current?.clientWidth ?? 1
    return (resist(start + moved / width, LAST) - start) * width
  }

  function handlePointerEnd(event: PointerEvent<HTMLElement>): void {
    const done = swipe.current
    if (done === null || event.pointerId !== done.pointerId) return
    swipe.current = null
    if (!done.isMoving) return
    const width = screen.current?.clientWidth ?? 1
    const isKept = event.type === 'pointercancel'
    const target = isKept ? start : swipeTarget(start, done.moved / width, done.speed, LAST)
    const offset = (pulled(done) - (target - start) * width) * -done.side
    const tab = MOBILE_TABS[target]
    if (target === start || tab === undefined) {
      settle(screen.current, offset)
      keepUntilSettled(beside)
      return
    }
    keepUntilSettled({ index: start, side: target > start ? -1 : 1 })
    entry.current = offset
    navigate(tab.path)
  }

  return {
    beside,
    pane: screen,
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
  }
}
