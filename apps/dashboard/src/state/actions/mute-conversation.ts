import { muteStatus, unmuteStatus } from '@colonnade/api-client/endpoints'
import { statusSwitchAtom } from './status-action.ts'

/** No more notifications of the conversation that a status stands in; or again (ST-16). */
export const setConversationMuteAtom = statusSwitchAtom({
  flag: 'muted',
  // What is on screen exists: a 404 says that the server has no such call.
  call: ({ api }, id, wanted) =>
    api.call(wanted ? muteStatus : unmuteStatus, { id }, { isKnown: true }),
})
