import { useEffect, useState } from 'react'
import { isMobile } from '@colonnade/domain/columns'
import type { LocalSettings } from '@colonnade/domain/settings'

/** A window that is being dragged settles first: laying thirty columns out anew costs. */
const SETTLED_MS = 500

/** Whether the deck shows one column with tabs instead of many side by side. */
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
