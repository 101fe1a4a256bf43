import { notFound } from '../http/reply.ts'
import { authorizeFollow, rejectFollow } from '../posting/follow-account.ts'
import { askersOf } from '../store/account-pages.ts'
import { type HandlersFor, requireAccount } from './call.ts'
import { ACCOUNT_LIMITS, pageRequestOf } from './paging.ts'
import { accountOr404, peopleReply, relationshipReply } from './people-reply.ts'

type Names = 'getFollowRequests' | 'authorizeFollowRequest' | 'rejectFollowRequest'

export const followRequestHandlers: HandlersFor<Names> = {
  async getFollowRequests(call) {
    const { me } = requireAccount(call)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return peopleReply(call, await askersOf(call.services.store.db, me, request))
  },

  async authorizeFollowRequest(call) {
    const { me } = requireAccount(call)
    const { id } = await accountOr404(call, call.params.id)
    if (!(await authorizeFollow(call.services, me, id))) throw notFound()
    return relationshipReply(call, me, id)
  },

  async rejectFollowRequest(call) {
    const { me } = requireAccount(call)
    const { id } = await accountOr404(call, call.params.id)
    if (!(await rejectFollow(call.services, me, id))) throw notFound()
    return relationshipReply(call, me, id)
  },
}
