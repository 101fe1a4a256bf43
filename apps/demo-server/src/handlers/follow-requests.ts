import { notFound } from '../http/response.ts'
import { authorizeFollow, rejectFollow } from '../posting/follow-account.ts'
import { findFollowRequesters } from '../store/account-pages.ts'
import {
  requireExistingAccount,
  respondWithAccounts,
  respondWithRelationship,
} from './account-responses.ts'
import { type HandlersFor, requireAccount } from './handler.ts'
import { ACCOUNT_LIMITS, readPageRequest } from './paging.ts'

type Names = 'getFollowRequests' | 'authorizeFollowRequest' | 'rejectFollowRequest'

export const followRequestHandlers: HandlersFor<Names> = {
  async getFollowRequests(call) {
    const { me } = requireAccount(call)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithAccounts(
      call,
      await findFollowRequesters(call.services.store.db, me, request),
    )
  },

  async authorizeFollowRequest(call) {
    const { me } = requireAccount(call)
    const { id } = await requireExistingAccount(call, call.params.id)
    if (!(await authorizeFollow(call.services, me, id))) throw notFound()
    return respondWithRelationship(call, me, id)
  },

  async rejectFollowRequest(call) {
    const { me } = requireAccount(call)
    const { id } = await requireExistingAccount(call, call.params.id)
    if (!(await rejectFollow(call.services, me, id))) throw notFound()
    return respondWithRelationship(call, me, id)
  },
}
