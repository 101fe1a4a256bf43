import { useCallback, useEffect, useRef } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { useSessionAction } from '../../state/react/index.ts'
import { reportViewAtom } from '../../state/timelines/report-view.ts'

/** This close to the top counts as having seen what is new (TL-09). */
const NEAR_TOP_PX = 100

/** Tells the state where the reader is, as often as that changes; nothing is drawn for it. */
export function useViewReport(uuid: string, isHeld: boolean) {
  const report = useSessionAction(reportViewAtom)
  const scrollTop = useRef(0)
  const firstVisibleId = useRef<StatusId | null>(null)

  const tell = useCallback(() => {
    report(uuid, {
      atTop: scrollTop.current <= 0 && !isHeld,
      nearTop: scrollTop.current < NEAR_TOP_PX,
      firstVisibleId: firstVisibleId.current,
    })
  }, [report, uuid, isHeld])

  useEffect(tell, [tell])

  const handleScroll = (top: number) => {
    scrollTop.current = top
    tell()
  }

  const handleFirstVisible = (id: StatusId | null) => {
    firstVisibleId.current = id
    tell()
  }

  return { isScrolled: () => scrollTop.current > 0, handleScroll, handleFirstVisible }
}
