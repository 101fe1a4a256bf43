import type { Getter } from 'jotai/vanilla'
import type { Acceptance } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { mediaLimitsAtom } from './media-limits.ts'

/** Reads what the account's server takes, as far as it says. */
export const readAcceptance = (get: Getter, session: Session): Acceptance => ({
  accepted: session.initialState.acceptContentTypes,
  limits: get(mediaLimitsAtom(session)),
  mixesSounds: session.api.capabilities.has('mixedSounds'),
})
