import { allowOrigins, type CountedFetch, isOpenToOrigins } from '../http/check-request.ts'
import { type EmulationName, emulations } from './index.ts'
import type { Quirk } from './quirk.ts'

export interface Emulator {
  readonly fetch: CountedFetch
  /** @param name null for no emulation */
  readonly emulate: (name: EmulationName | null) => void
  readonly getEmulation: () => EmulationName | null
}

/**
 * Applies the quirks of another server to the API of the instance. Pages, preflight requests and test controls are
 * not affected.
 */
export function createEmulator(fetch: CountedFetch): Emulator {
  let spoken: EmulationName | null = null
  let habit: Quirk | null = null

  return {
    async fetch(request, caller) {
      const { pathname } = new URL(request.url)
      const isCall = pathname.startsWith('/api/') || pathname.startsWith('/oauth/')
      if (habit === null || !isCall || request.method === 'OPTIONS') return fetch(request, caller)
      const response = await habit(request, (rewritten) => fetch(rewritten, caller))
      if (!isOpenToOrigins(pathname)) return response
      const headers = new Headers(response.headers)
      allowOrigins(headers)
      return new Response(response.body, { status: response.status, headers })
    },
    emulate(name) {
      spoken = name
      habit = name === null ? null : emulations[name]()
    },
    getEmulation: () => spoken,
  }
}
