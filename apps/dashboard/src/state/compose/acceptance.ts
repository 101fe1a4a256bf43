import type { Acceptance } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'

/** What the account's server takes, as far as it says. */
export const acceptanceOf = ({ api, initialState, meta }: Session): Acceptance => ({
  accepted: initialState.acceptContentTypes,
  limits: meta.media_limits,
  mixesSounds: api.capabilities.has('mixedSounds'),
})
