import { useEffect, useState, type ReactNode } from 'react'

/** By then the browser has exposed the region to screen readers. Unit: milliseconds. */
const EXPOSE_DELAY_MS = 300

interface LiveRegionProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A polite live region for text that appears later. Many screen readers ignore a live region that is added together
 * with its text. The text is therefore visible at once, and exposed to screen readers a moment later.
 */
export function LiveRegion({ className, children }: LiveRegionProps) {
  const [isExposed, setIsExposed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsExposed(true), EXPOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <output className={className}>
      <span aria-hidden={!isExposed || undefined}>{children}</span>
    </output>
  )
}
