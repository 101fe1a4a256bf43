import { json } from '../http/reply.ts'

export interface Fault {
  /** A path or its beginning; without one every call of the API is meant. */
  readonly path?: string
  readonly method?: string
  readonly status: number
  /** How many calls fail; 1 if not said. */
  readonly count?: number
  readonly error?: string
}

/** Calls that are to fail, for tests of what a client then does. */
export interface FaultPlan {
  add(fault: Fault): void
  clear(): void
  /** @returns the failure that this call is to get, used up by it */
  take(request: Request): Response | null
}

export function createFaultPlan(): FaultPlan {
  let planned: { readonly fault: Fault; left: number }[] = []

  return {
    add: (fault) => void planned.push({ fault, left: fault.count ?? 1 }),
    clear: () => {
      planned = []
    },
    take(request) {
      const { pathname } = new URL(request.url)
      const found = planned.find(({ fault }) => isMeant(fault, request.method, pathname))
      if (found === undefined) return null
      found.left -= 1
      planned = planned.filter(({ left }) => left > 0)
      const { status, error = 'Planned failure' } = found.fault
      return json({ error }, { status })
    },
  }
}

function isMeant({ path, method }: Fault, calledMethod: string, calledPath: string): boolean {
  if (calledPath.startsWith('/__test/')) return false
  if (method !== undefined && method.toUpperCase() !== calledMethod) return false
  return path === undefined ? calledPath.startsWith('/api/') : calledPath.startsWith(path)
}
