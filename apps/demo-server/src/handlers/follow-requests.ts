import { notFound } from '../http/api-failure.ts'
import { authorizeFollow, rejectFollow } from '../posting/answer-follow-request.ts'
import { askersOf } from '../store/account-pages.ts'
import { accountOr404 } from './account-or-404.ts'
import { requireAccount } from './call.ts'
import type { HandlersFor } from './handler-table.ts'
import { ACCOUNT_LIMITS, pageRequestOf } from './paging.ts'
import { peopleReply } from './people-reply.ts'
import { relationshipReply } from './relationship-reply.ts'

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
