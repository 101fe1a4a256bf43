import { invalid } from '../http/reply.ts'
import { endorseAccount, unendorseAccount } from '../posting/endorse-account.ts'
import { targetsOf } from '../store/account-pages.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'
import { MEMBER_LIMITS, pageRequestOf } from './paging.ts'
import { accountOr404, peopleReply, relationshipReply } from './people-reply.ts'

type Names =
  | 'pinAccount'
  | 'unpinAccount'
  | 'endorseAccount'
  | 'unendorseAccount'
  | 'getEndorsements'
  | 'getAccountEndorsements'

export const endorsementHandlers: HandlersFor<Names> = {
  pinAccount: (call) => endorse(call, call.params.id),
  endorseAccount: (call) => endorse(call, call.params.id),
  unpinAccount: (call) => unendorse(call, call.params.id),
  unendorseAccount: (call) => unendorse(call, call.params.id),

  async getEndorsements(call) {
    const { me } = requireAccount(call)
    return endorsedBy(call, me)
  },

  async getAccountEndorsements(call) {
    const { id } = await accountOr404(call, call.params.id)
    return endorsedBy(call, id)
  },
}

async function endorse(call: Call, id: string): Promise<Response> {
  const { me } = requireAccount(call)
  const target = await accountOr404(call, id)
  if (!(await endorseAccount(call.services, me, target.id)))
    throw invalid('You must be already following the person you want to endorse')
  return relationshipReply(call, me, target.id)
}

async function unendorse(call: Call, id: string): Promise<Response> {
  const { me } = requireAccount(call)
  const target = await accountOr404(call, id)
  await unendorseAccount(call.services, me, target.id)
  return relationshipReply(call, me, target.id)
}

async function endorsedBy(call: Call, id: string): Promise<Response> {
  const request = pageRequestOf(call.input, MEMBER_LIMITS)
  return peopleReply(call, await targetsOf(call.services.store.db, 'endorsements', id, request))
}
