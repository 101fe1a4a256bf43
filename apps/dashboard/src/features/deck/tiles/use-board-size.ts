import { type RefObject, useLayoutEffect, useState } from 'react'

interface BoardSize {
  readonly width: number
  readonly height: number
}

/** How large an element is, in CSS pixels, before the frame in which that shows. */
export function useBoardSize(element: RefObject<HTMLElement | null>): BoardSize {
  const [size, setSize] = useState<BoardSize>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const board = element.current
    if (board === null) return undefined
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
  }, [element])

  return size
}
