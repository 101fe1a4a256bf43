import { muteAccount, unmuteAccount } from '@colonnade/api-client/endpoints'
import type { MuteDraft } from '@colonnade/domain/people'
import { relationshipActionAtom } from './relationship-action.ts'

/** What is muted with the posts, and for how long; null is no mute. */
export type Mute = Pick<MuteDraft, 'notifications'> & Partial<Pick<MuteDraft, 'duration'>>

/** Takes an account out of sight without its being told, changes what is muted of it, or lets it in again. */
export const setMuteAtom = relationshipActionAtom<Mute | null>({
  kind: 'mute',
  wish: (_known, mute) => ({
    muting: mute !== null,
    muting_notifications: mute?.notifications === true,
  }),
  // Who is on screen exists: a 404 says that the server has no mutes.
  call: ({ api }, id, mute) =>
    mute === null
      ? api.call(unmuteAccount, { id }, { isKnown: true })
      : api.call(muteAccount, { id, ...mute }, { isKnown: true }),
})
