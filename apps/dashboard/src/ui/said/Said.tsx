import { useEffect, useState, type ReactNode } from 'react'

/** By then the browser has told a screen reader of the region. Unit: milliseconds. */
const STAND_MS = 300

interface SaidProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Words that come up while somebody is here, and are said in the next pause. Many screen readers pass over a live region
 * that enters the page together with its words, so these are seen at once, and given to them a moment later.
 */
export function Said({ className, children }: SaidProps) {
  const [hasStood, setHasStood] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasStood(true), STAND_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <output className={className}>
      <span aria-hidden={!hasStood || undefined}>{children}</span>
    </output>
  )
}
