import { type RefObject, useLayoutEffect, useState } from 'react'

interface BoardSize {
  readonly width: number
  readonly height: number
}

/**
 * How large an element is, in CSS pixels, before the frame in which that shows.
 *
 * @param isNeeded else nothing is measured, and it is as large as it last was
 */
export function useBoardSize(element: RefObject<HTMLElement | null>, isNeeded: boolean): BoardSize {
  const [size, setSize] = useState<BoardSize>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const board = element.current
    if (!isNeeded || board === null) return undefined
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = board
      setSize((known) =>
        known.width === width && known.height === height ? known : { width, height },
      )
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(board)
    return () => sizes.disconnect()
  }, [element, isNeeded])

  return size
}
