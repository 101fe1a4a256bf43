import { useContext, useEffect, useState, type ComponentType } from 'react'
import { LaterContext } from './later-context.ts'

/** A component that is fetched when one is first shown; once there it shows at once everywhere. */
export interface LatePart<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly peek: () => ComponentType<Props> | null
}

export function latePart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let arrived: ComponentType<Props> | null = null
  return {
    peek: () => arrived,
    async load() {
      arrived ??= await fetchPart()
      return arrived
    },
  }
}

interface Late<Props> {
  /** null while it is on its way, and where it does not come. */
  readonly Part: ComponentType<Props> | null
  readonly hasFailed: boolean
}

/** @param when asked for by somebody, or not before the first posts */
export function useLatePart<Props>(part: LatePart<Props>, when: 'now' | 'later'): Late<Props> {
  const [late, setLate] = useState<Late<Props>>(() => ({ Part: part.peek(), hasFailed: false }))
  const later = useContext(LaterContext)
  const isSettled = late.Part !== null || late.hasFailed

  useEffect(() => {
    if (isSettled) return undefined
    let isWanted = true
    const settle = (next: Late<Props>) => {
      if (isWanted) setLate(next)
    }
    const fetch = () =>
      void part.load().then(
        (Part) => settle({ Part, hasFailed: false }),
        () => settle({ Part: null, hasFailed: true }),
      )
    const cancel = when === 'now' ? fetch() : later(fetch)
    return () => {
      isWanted = false
      cancel?.()
    }
  }, [part, when, isSettled, later])

  return late
}
