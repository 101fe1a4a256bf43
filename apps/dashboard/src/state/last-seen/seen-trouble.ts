import type { ApiError } from '@colonnade/api-client'

interface Standing {
  readonly error: ApiError | null
  readonly isLoading: boolean
}

/** Why a list still shows what an earlier visit saw; null while its newest page is on its way. */
export function seenTrouble({ error, isLoading }: Standing): 'offline' | 'failed' | null {
  if (error === null || isLoading) return null
  return error.kind === 'network' ? 'offline' : 'failed'
}
