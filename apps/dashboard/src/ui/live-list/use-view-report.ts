import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso'

/** This close to the top counts as having seen what is new (TL-09). */
const NEAR_TOP_PX = 100

/** What a row is taken for until one is drawn. */
export const DEFAULT_ROW_PX = 90

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
}

/**
 * Tells where the reader is, as often as that changes; nothing is drawn for it.
 *
 * @param onView keeps its identity
 */
export function useViewReport<Key extends string>(
  list: RefObject<VirtuosoHandle | null>,
  isHeld: boolean,
  onView: (view: ListView<Key>) => void,
) {
  const scrollTop = useRef(0)
  const firstVisibleId = useRef<Key | null>(null)

  const tell = useCallback(() => {
    onView({
      atTop: scrollTop.current <= 0 && !isHeld,
      nearTop: scrollTop.current < NEAR_TOP_PX,
      firstVisibleId: firstVisibleId.current,
      room: Math.floor(scrollTop.current / guessedHeight(list.current)),
    })
  }, [onView, list, isHeld])

  useEffect(tell, [tell])

  const handleScroll = (top: number) => {
    scrollTop.current = top
    tell()
  }

  const handleFirstVisible = (id: Key | null) => {
    firstVisibleId.current = id
    tell()
  }

  return { handleScroll, handleFirstVisible }
}

/** The list guesses a new row as high as the last one that it knows of. */
function guessedHeight(list: VirtuosoHandle | null): number {
  let height = DEFAULT_ROW_PX
  list?.getState(({ ranges }: StateSnapshot) => {
    height = ranges.at(-1)?.size ?? DEFAULT_ROW_PX
  })
  return Math.max(1, height)
}
