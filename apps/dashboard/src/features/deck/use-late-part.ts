import { useEffect, useState, type ComponentType } from 'react'
import { logError } from '../../lib/logger.ts'

/** Not every engine tells when it is idle. */
const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run)
    : (run) => setTimeout(run, 300)

interface LatePart<Props> {
  readonly Part: ComponentType<Props>
}

/**
 * A part of the deck that its first paint does not need.
 *
 * @param load keeps its identity
 * @param when fetched at once, or when the page has nothing better to do
 * @returns null until it is there; should it never arrive, that is logged and the deck goes on without
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'idle',
): LatePart<Props> | null {
  const [part, setPart] = useState<LatePart<Props> | null>(null)

  useEffect(() => {
    let isGone = false
    const fetch = async () => {
      try {
        const Part = await load()
        if (!isGone) setPart({ Part })
      } catch (error) {
        logError('a part of the deck did not come', error)
      }
    }
    if (when === 'now') void fetch()
    else whenIdle(() => void fetch())
    return () => {
      isGone = true
    }
  }, [load, when])

  return part
}
