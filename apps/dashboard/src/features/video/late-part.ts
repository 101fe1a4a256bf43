import { useEffect, useState, type ComponentType } from 'react'

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

export function useLatePart<Props>(part: LatePart<Props>): Late<Props> {
  const [late, setLate] = useState<Late<Props>>(() => ({ Part: part.peek(), hasFailed: false }))
  const isSettled = late.Part !== null || late.hasFailed

  useEffect(() => {
    if (isSettled) return undefined
    let isWanted = true
    const settle = (next: Late<Props>) => {
      if (isWanted) setLate(next)
    }
    part.load().then(
      (Part) => settle({ Part, hasFailed: false }),
      () => settle({ Part: null, hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [part, isSettled])

  return late
}
