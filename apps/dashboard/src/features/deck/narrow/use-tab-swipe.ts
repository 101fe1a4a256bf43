import { useContext, useEffect, useRef, useState, type PointerEvent } from 'react'
import { SWIPE_SECONDS } from '@colonnade/domain/columns'
import { useSwipe } from '../../../ui/dragging/use-swipe.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { MOBILE_TABS, getTabIndex } from './mobile-tabs.ts'

/** Elements that handle a drag themselves. */
const DRAG_HANDLING_ELEMENTS = 'input, textarea, video, [role="slider"], dialog, [popover]'

/** The tab that a swipe reveals beside the shown one. */
export interface AdjacentTab {
  readonly index: number
  /** 1 for the next tab, -1 for the previous one. */
  readonly side: 1 | -1
}

/**
 * Lets a swipe move the screen to the previous or next tab (MOB-02 to MOB-06). With `isOn` false it does nothing
 * (MOB-10).
 *
 * @param path of the shown screen; one without a tab cannot be swiped
 * @returns `beside` is the tab to render next to it, null without motion; `pane` is for the moving element; `pointer`
 *   is for the fixed element around it, which receives touches during the transition
 */
export function useTabSwipe(path: string, isOn: boolean) {
  const navigate = useContext(NavigateContext)
  const index = getTabIndex(path)
  const [beside, setBeside] = useState<AdjacentTab | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  /** Renders the adjacent tab until the transition has ended. */
  const keepUntilSettled = (tab: AdjacentTab | null) => {
    setBeside(tab)
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setBeside(null), SWIPE_SECONDS * 1000)
  }

  const showAdjacentTab = (side: 1 | -1) => {
    clearTimeout(leaving.current)
    setBeside((before) => {
      const next = index + side
      if (MOBILE_TABS[next] === undefined) return null
      return before?.index === next ? before : { index: next, side }
    })
  }

  const { pane, pointer } = useSwipe({
    shown: path,
    index,
    last: MOBILE_TABS.length - 1,
    isOn,
    isTaken: (event) => isFinger(event) && index >= 0,
    onPull: showAdjacentTab,
    onStay: () => keepUntilSettled(beside),
    onTurn(target) {
      keepUntilSettled({ index, side: target > index ? -1 : 1 })
      const tab = MOBILE_TABS[target]
      if (tab !== undefined) navigate(tab.path)
    },
  })

  return { beside, pane, pointer }
}

function isFinger({ target, pointerType, isPrimary }: PointerEvent): boolean {
  const isOwn = target instanceof Element && target.closest(DRAG_HANDLING_ELEMENTS) !== null
  return pointerType === 'touch' && isPrimary && !isOwn
}
