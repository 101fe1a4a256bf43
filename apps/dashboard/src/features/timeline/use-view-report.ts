import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso'
import type { StatusId } from '@colonnade/domain/entities'
import { useSessionAction } from '../../state/react/index.ts'
import { reportViewAtom } from '../../state/timelines/report-view.ts'

/** This close to the top counts as having seen what is new (TL-09). */
const NEAR_TOP_PX = 100

/** What a row is taken for until one is drawn. */
export const DEFAULT_ROW_PX = 90

/** Tells the state where the reader is, as often as that changes; nothing is drawn for it. */
export function useViewReport(
  uuid: string,
  list: RefObject<VirtuosoHandle | null>,
  isHeld: boolean,
) {
  const report = useSessionAction(reportViewAtom)
  const scrollTop = useRef(0)
  const firstVisibleId = useRef<StatusId | null>(null)

  const tell = useCallback(() => {
    report(uuid, {
      atTop: scrollTop.current <= 0 && !isHeld,
      nearTop: scrollTop.current < NEAR_TOP_PX,
      firstVisibleId: firstVisibleId.current,
      room: Math.floor(scrollTop.current / guessedHeight(list.current)),
    })
  }, [report, uuid, list, isHeld])

  useEffect(tell, [tell])

  const handleScroll = (top: number) => {
    scrollTop.current = top
    tell()
  }

  const handleFirstVisible = (id: StatusId | null) => {
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
