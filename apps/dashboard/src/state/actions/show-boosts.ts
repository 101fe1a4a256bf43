import { followAccount } from '@colonnade/api-client/twins'
import { relationshipActionAtom } from './relationship-action.ts'

/** Shows what a followed account boosts in Home, or hides it (ACC-09). */
export const setShowBoostsAtom = relationshipActionAtom({
  kind: 'boosts',
  wish: (_known, wanted) => ({ showing_reblogs: wanted }),
  call: ({ api }, id, wanted) => followAccount(api, { id, reblogs: wanted }),
})
