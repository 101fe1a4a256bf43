import { authorizeFollowRequest, rejectFollowRequest } from '@colonnade/api-client/endpoints'
import { leaveRequestsAtom } from '../people-lists/keep-own-lists.ts'
import { relationshipActionAtom } from './relationship-action.ts'

/** Lets somebody follow who asked to, or not. Servers of 2019 do not tell how one stands then. */
export const answerFollowRequestAtom = relationshipActionAtom({
  kind: 'request',
  wish: (known, isLetIn) => ({ requested_by: false, followed_by: isLetIn || known.followed_by }),
  call: ({ api }, id, isLetIn) =>
    api.call(isLetIn ? authorizeFollowRequest : rejectFollowRequest, { id }),
  also: (set, session, id) => set(leaveRequestsAtom, session, id),
})
