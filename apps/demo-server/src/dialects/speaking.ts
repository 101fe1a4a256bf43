import { allowOrigins, type CountedFetch, isOpenToOrigins } from '../http/check-request.ts'
import type { Habit } from './habit.ts'
import { type DialectName, dialects } from './index.ts'

export interface Speaking {
  readonly fetch: CountedFetch
  /** @param name null: as itself */
  readonly speak: (name: DialectName | null) => void
  readonly spoken: () => DialectName | null
}

/** Puts a dialect between callers and the instance; pages, preflights and test controls go past it. */
export function createSpeaking(fetch: CountedFetch): Speaking {
  let spoken: DialectName | null = null
  let habit: Habit | null = null

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
    speak(name) {
      spoken = name
      habit = name === null ? null : dialects[name]()
    },
    spoken: () => spoken,
  }
}
