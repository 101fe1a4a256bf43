import { useContext, useEffect, useRef, useState, type PointerEvent } from 'react'
import { SWIPE_SECONDS } from '@colonnade/domain/columns'
import { useSwipe } from '../../../ui/dragging/use-swipe.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { MOBILE_TABS, tabIndexOf } from './mobile-tabs.ts'

/** A drag means something else to these. */
const OWN_DRAG = 'input, textarea, video, [role="slider"], dialog, [popover]'

/** The tab that comes into view beside the shown one. */
export interface TabBeside {
  readonly index: number
  /** 1 where it follows the shown one, -1 where it comes before. */
  readonly side: 1 | -1
}

/**
 * Lets a finger pull the screen aside to the tab before or after it (MOB-02 to MOB-06). With
 * `isOn` false it does nothing (MOB-10).
 *
 * @param path of the screen that is shown; one without a tab is not pulled
 * @returns `beside` is the tab to be drawn next to it, null while nothing moves; `pane` for the element that is pulled;
 *   `pointer` for what stands still around it, where a finger finds it while a pane is on its way
 */
export function useTabSwipe(path: string, isOn: boolean) {
  const navigate = useContext(NavigateContext)
  const index = tabIndexOf(path)
  const [beside, setBeside] = useState<TabBeside | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  /** Draws the tab beside until what moves has come to rest. */
  const keepUntilSettled = (tab: TabBeside | null) => {
    setBeside(tab)
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setBeside(null), SWIPE_SECONDS * 1000)
  }

  const showBeside = (side: 1 | -1) => {
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
    onPull: showBeside,
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
  const isOwn = target instanceof Element && target.closest(OWN_DRAG) !== null
  return pointerType === 'touch' && isPrimary && !isOwn
}
