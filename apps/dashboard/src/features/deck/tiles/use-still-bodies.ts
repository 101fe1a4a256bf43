import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Who holds a divider still for so long looks at what is beside it. */
const REST_MS = 200

/**
 * While a divider is pulled, the frames of the columns follow it and what is in them keeps its size: to
 * break the lines of a dozen lists takes longer than a frame. It follows where the pull rests, and at
 * its end.
 *
 * @returns `hold` for each step of a pull, before it is drawn; `letGo` for its end
 */
export function useStillBodies(board: RefObject<HTMLElement | null>) {
  const release = useRef<(() => void) | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const frame = useRef(0)

  const stay = useCallback(() => {
    clearTimeout(resting.current)
    cancelAnimationFrame(frame.current)
  }, [])

  const letGo = useCallback(() => {
    stay()
    release.current?.()
    release.current = null
  }, [stay])

  const hold = useCallback(() => {
    stay()
    // The next step may have waited behind this one: it is heard before the frame is.
    const rest = () => {
      frame.current = requestAnimationFrame(letGo)
    }
    resting.current = setTimeout(rest, REST_MS)
    if (board.current !== null) release.current ??= holdBodies(board.current)
  }, [board, stay, letGo])

  useEffect(() => letGo, [letGo])

  return { hold, letGo }
}

/** @returns lets them go */
function holdBodies(board: HTMLElement): () => void {
  const bodies = [...board.querySelectorAll<HTMLElement>('[data-column-body]')]
  const sizes = bodies.map((body) => ({ width: body.offsetWidth, height: body.offsetHeight }))
  bodies.forEach(({ style }, at) => {
    style.flex = 'none'
    style.inlineSize = `${sizes[at]?.width}px`
    style.blockSize = `${sizes[at]?.height}px`
  })
  return () => {
    for (const { style } of bodies) {
      style.flex = ''
      style.inlineSize = ''
      style.blockSize = ''
    }
  }
}
