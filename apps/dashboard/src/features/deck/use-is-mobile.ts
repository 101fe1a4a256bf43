import { useEffect, useState } from 'react'
import { isMobile } from '@colonnade/domain/columns'
import type { LocalSettings } from '@colonnade/domain/settings'

/** Waits until the window keeps its size, because a layout change of thirty columns is expensive. */
const SETTLED_MS = 500

/** Returns whether the deck shows one column with tabs instead of several side by side. */
export function useIsMobile(layout: LocalSettings['layout']): boolean {
  const [width, setWidth] = useState(() => window.innerWidth)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setWidth(window.innerWidth), SETTLED_MS)
    }
    window.addEventListener('resize', handleResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', handleResize)
    }
  }, [])

  return isMobile(width, layout)
}
