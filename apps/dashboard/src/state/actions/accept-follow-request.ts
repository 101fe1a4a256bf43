import { authorizeFollowRequest, rejectFollowRequest } from '@colonnade/api-client/endpoints'
import { removeFollowRequestAtom } from '../account-lists/update-own-lists.ts'
import { createRelationshipAction } from './relationship-action.ts'

/** Accepts or rejects a follow request. Servers of 2019 do not return the relationship. */
export const acceptFollowRequestAtom = createRelationshipAction({
  kind: 'request',
  getChanges: (known, isLetIn) => ({
    requested_by: false,
    followed_by: isLetIn || known.followed_by,
  }),
  request: ({ api }, id, isLetIn) =>
    api.request(isLetIn ? authorizeFollowRequest : rejectFollowRequest, { id }),
  onSuccess: (set, session, id) => set(removeFollowRequestAtom, session, id),
})
