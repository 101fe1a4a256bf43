/** Which of the coming calls is meant. */
export interface CallPattern {
  /** A path or its beginning; without one every call of the API is meant. */
  readonly path?: string
  readonly method?: string
  /** How many calls; 1 if not said. */
  readonly count?: number
}

/** Something that is to happen to coming calls, as often as it says. */
export interface CallPlan<Planned extends CallPattern> {
  add(planned: Planned): void
  clear(): void
  /** @returns what is planned for this call, used up by it */
  take(request: Pick<Request, 'method' | 'url'>): Planned | null
}

export function createCallPlan<Planned extends CallPattern>(): CallPlan<Planned> {
  let waiting: { readonly planned: Planned; left: number }[] = []

  return {
    add: (planned) => void waiting.push({ planned, left: planned.count ?? 1 }),
    clear: () => {
      waiting = []
    },
    take({ method, url }) {
      if (waiting.length === 0) return null
      const { pathname } = new URL(url, 'http://localhost')
      const found = waiting.find(({ planned }) => isMeant(planned, method, pathname))
      if (found === undefined) return null
      found.left -= 1
      waiting = waiting.filter(({ left }) => left > 0)
      return found.planned
    },
  }
}

function isMeant({ path, method }: CallPattern, calledMethod: string, calledPath: string): boolean {
  if (calledPath.startsWith('/__test/')) return false
  if (method !== undefined && method.toUpperCase() !== calledMethod) return false
  return path === undefined ? calledPath.startsWith('/api/') : calledPath.startsWith(path)
}
