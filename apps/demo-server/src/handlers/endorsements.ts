import { invalid } from '../http/response.ts'
import { endorseAccount, unendorseAccount } from '../posting/endorse-account.ts'
import { findTargets } from '../store/account-pages.ts'
import {
  requireExistingAccount,
  respondWithAccounts,
  respondWithRelationship,
} from './account-responses.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'
import { MEMBER_LIMITS, readPageRequest } from './paging.ts'

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
    return respondWithEndorsements(call, me)
  },

  async getAccountEndorsements(call) {
    const { id } = await requireExistingAccount(call, call.params.id)
    return respondWithEndorsements(call, id)
  },
}

async function endorse(call: Call, id: string): Promise<Response> {
  const { me } = requireAccount(call)
  const target = await requireExistingAccount(call, id)
  if (!(await endorseAccount(call.services, me, target.id)))
    throw invalid('You must be already following the person you want to endorse')
  return respondWithRelationship(call, me, target.id)
}

async function unendorse(call: Call, id: string): Promise<Response> {
  const { me } = requireAccount(call)
  const target = await requireExistingAccount(call, id)
  await unendorseAccount(call.services, me, target.id)
  return respondWithRelationship(call, me, target.id)
}

async function respondWithEndorsements(call: Call, id: string): Promise<Response> {
  const request = readPageRequest(call.input, MEMBER_LIMITS)
  return respondWithAccounts(
    call,
    await findTargets(call.services.store.db, 'endorsements', id, request),
  )
}
