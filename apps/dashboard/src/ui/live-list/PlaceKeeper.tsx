import { useEffect, type RefObject } from 'react'
import { keepPlace } from './keep-place.ts'

interface PlaceKeeperProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly hasArrived: RefObject<boolean>
}

/** Keeps the reader's place as long as the list is drawn. It comes after the first posts. */
export function PlaceKeeper({ scroller, hasArrived }: PlaceKeeperProps) {
  useEffect(
    () =>
      scroller.current === null ? undefined : keepPlace(scroller.current, () => hasArrived.current),
    [scroller, hasArrived],
  )
  return null
}
