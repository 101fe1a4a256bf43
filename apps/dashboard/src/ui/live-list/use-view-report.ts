import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso'
import { DEFAULT_ROW_PX } from './row-height.ts'

/** This close to the top counts as having seen what is new (TL-09). */
const NEAR_TOP_PX = 100

/** Where the reader is. */
export interface ListView<Key extends string> {
  /** The list stands at its very beginning. */
  readonly atTop: boolean
  /** Within the first 100 px. */
  readonly nearTop: boolean
  /** The row at the top edge of the view. */
  readonly firstVisibleId: Key | null
  /** How many rows may come in above at once. */
  readonly room: number
  /** Nothing may come in, not even at the top: what waits is told apart from what is read. */
  readonly held: boolean
}

interface ReportTraits {
  /** Nothing may move now. */
  readonly isHeld: boolean
  /**
   * Until a list stands where it begins it tells nothing, so that nothing comes in above: it would go to
   * the number that its first row had before.
   */
  readonly hasArrived: RefObject<boolean>
  /** The reader scrolled up to the very top. */
  readonly onArrive: () => void
}

/**
 * Tells where the reader is, as often as that changes; nothing is drawn for it.
 *
 * @param onView keeps its identity
 */
export function useViewReport<Key extends string>(
  list: RefObject<VirtuosoHandle | null>,
  { isHeld, hasArrived, onArrive }: ReportTraits,
  onView: (view: ListView<Key>) => void,
) {
  const scrollTop = useRef(0)
  const firstVisibleId = useRef<Key | null>(null)

  const [isNearTop, setIsNearTop] = useState(true)

  const tell = useCallback(() => {
    if (!hasArrived.current) return
    onView({
      atTop: scrollTop.current <= 0 && !isHeld,
      nearTop: scrollTop.current < NEAR_TOP_PX,
      firstVisibleId: firstVisibleId.current,
      room: isHeld ? 0 : Math.floor(scrollTop.current / guessedHeight(list.current)),
      held: isHeld,
    })
  }, [onView, list, hasArrived, isHeld])

  useEffect(tell, [tell])

  const handleScroll = (top: number) => {
    const isBack = top <= 0 && scrollTop.current > 0
    scrollTop.current = top
    setIsNearTop(top < NEAR_TOP_PX)
    if (isBack) onArrive()
    tell()
  }

  const handleFirstVisible = (id: Key | null) => {
    firstVisibleId.current = id
    tell()
  }

  return { isNearTop, tell, handleScroll, handleFirstVisible }
}

/** The list guesses a new row as high as the last one that it knows of. */
function guessedHeight(list: VirtuosoHandle | null): number {
  let height = DEFAULT_ROW_PX
  list?.getState(({ ranges }: StateSnapshot) => {
    height = ranges.at(-1)?.size ?? DEFAULT_ROW_PX
  })
  return Math.max(1, height)
}
