import { useContext, useEffect, useState, type ComponentType } from 'react'
import { whenArrived } from '../../lib/late-code.ts'
import { LaterContext } from '../../ui/later/later-context.ts'

interface LatePart<Props> {
  readonly Part: ComponentType<Props>
}

/**
 * A part of the deck that its first paint does not need.
 *
 * @param load keeps its identity
 * @param when fetched at once, or when there is something to read
 * @returns null until it is there: where it does not come that is logged, the deck goes on without, and it is fetched again
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'later',
): LatePart<Props> | null {
  const [part, setPart] = useState<LatePart<Props> | null>(null)
  const later = useContext(LaterContext)

  useEffect(() => {
    let giveUp = () => {}
    const begin = () => {
      giveUp = whenArrived(load, (Part) => setPart({ Part }), 'a part of the deck did not come')
    }
    const cancel = when === 'now' ? begin() : later(begin)
    return () => {
      cancel?.()
      giveUp()
    }
  }, [load, when, later])

  return part
}
