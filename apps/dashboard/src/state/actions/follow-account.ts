import { featureAccount, followAccount } from '@colonnade/api-client/compat'
import { unfollowAccount } from '@colonnade/api-client/endpoints'
import { accountAtoms } from '../entities/accounts.ts'
import { createRelationshipAction } from './relationship-action.ts'

/**
 * Follows an account, or requests to follow it if it is locked. Unfollowing also cancels a request, and removes the
 * account's posts from Home (TL-16).
 */
export const setFollowAtom = createRelationshipAction({
  kind: 'follow',
  getChanges(known, wanted, session) {
    if (!wanted) return { following: false, requested: false }
    if (known.following) return {}
    const isLocked = session.store.get(accountAtoms(session)(known.id))?.locked === true
    return isLocked ? { requested: true } : { following: true }
  },
  request: ({ api }, id, wanted) =>
    wanted ? followAccount(api, { id }) : api.request(unfollowAccount, { id }),
})

/** Shows or hides the boosts of a followed account in Home (ACC-09). */
export const setShowBoostsAtom = createRelationshipAction({
  kind: 'boosts',
  getChanges: (_known, wanted) => ({ showing_reblogs: wanted }),
  request: ({ api }, id, wanted) => followAccount(api, { id, reblogs: wanted }),
})

/** Features a followed account on the own profile, or stops featuring it (ACC-12). */
export const setFeatureAtom = createRelationshipAction({
  kind: 'feature',
  getChanges: (_known, wanted) => ({ endorsed: wanted }),
  request: ({ api }, id, wanted) => featureAccount(api, id, wanted),
})
