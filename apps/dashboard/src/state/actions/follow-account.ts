import { unfollowAccount } from '@colonnade/api-client/endpoints'
import { featureAccount, followAccount } from '@colonnade/api-client/twins'
import { accountAtoms } from '../entities/accounts.ts'
import { relationshipActionAtom } from './relationship-action.ts'

/**
 * Follows an account, or asks to where it is locked; or no longer, which takes a request back. Its
 * posts leave Home with it (TL-16).
 */
export const setFollowAtom = relationshipActionAtom({
  kind: 'follow',
  wish(known, wanted, session) {
    if (!wanted) return { following: false, requested: false }
    if (known.following) return {}
    const isLocked = session.store.get(accountAtoms(session)(known.id))?.locked === true
    return isLocked ? { requested: true } : { following: true }
  },
  call: ({ api }, id, wanted) =>
    wanted ? followAccount(api, { id }) : api.call(unfollowAccount, { id }),
})

/** Shows what a followed account boosts in Home, or hides it (ACC-09). */
export const setShowBoostsAtom = relationshipActionAtom({
  kind: 'boosts',
  wish: (_known, wanted) => ({ showing_reblogs: wanted }),
  call: ({ api }, id, wanted) => followAccount(api, { id, reblogs: wanted }),
})

/** Shows a followed account on the own profile, or no longer (ACC-12). */
export const setFeatureAtom = relationshipActionAtom({
  kind: 'feature',
  wish: (_known, wanted) => ({ endorsed: wanted }),
  call: ({ api }, id, wanted) => featureAccount(api, id, wanted),
})
