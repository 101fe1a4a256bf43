import { useEffect, useState } from 'react'
import type { Clock } from '../../lib/clock.ts'

/** After this time the writer wants to know that it is still going on. */
const SLOW_MS = 5_000

/**
 * Whether what the composer sends is on its way for longer than one expects.
 *
 * @param draftId another draft in the composer is timed for itself
 */
export function useSlowSending(isSending: boolean, draftId: string, clock: Clock): boolean {
  const [slowId, setSlowId] = useState<string | null>(null)

  useEffect(() => {
    if (!isSending) return undefined
    const cancel = clock.after(SLOW_MS, () => setSlowId(draftId))
    return () => {
      cancel()
      setSlowId(null)
    }
  }, [isSending, draftId, clock])

  return isSending && slowId === draftId
}
