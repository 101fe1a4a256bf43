import { getFlag, getNumber, getText, getTexts } from '../http/input.ts'
import { invalid, createJsonResponse } from '../http/response.ts'
import {
  blockAccount,
  muteAccount,
  unblockAccount,
  unmuteAccount,
} from '../posting/block-account.ts'
import { unfollowAccount } from '../posting/follow-account.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { findTargets } from '../store/account-pages.ts'
import { isId } from '../store/find-rows.ts'
import { loadFamiliarFollowers, saveAccountNote } from '../store/relationships.ts'
import {
  requireExistingAccount,
  respondWithMutedAccounts,
  respondWithAccounts,
  respondWithRelationship,
} from './account-responses.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { ACCOUNT_LIMITS, readPageRequest } from './paging.ts'

type Names =
  | 'blockAccount'
  | 'unblockAccount'
  | 'muteAccount'
  | 'unmuteAccount'
  | 'getMutes'
  | 'getBlocks'
  | 'setAccountNote'
  | 'removeFollower'
  | 'getFamiliarFollowers'

const MAX_NOTE_CHARACTERS = 2_000

export const relationshipHandlers: HandlersFor<Names> = {
  async blockAccount(call) {
    const { me, target } = await requireBothAccounts(call, call.params.id)
    await blockAccount(call.services, me, target)
    return respondWithRelationship(call, me, target)
  },

  async unblockAccount(call) {
    const { me, target } = await requireBothAccounts(call, call.params.id)
    await unblockAccount(call.services, me, target)
    return respondWithRelationship(call, me, target)
  },

  async muteAccount(call) {
    const { me, target } = await requireBothAccounts(call, call.params.id)
    await muteAccount(call.services, me, target, {
      notifications: getFlag(call.input, 'notifications') ?? true,
      duration: getNumber(call.input, 'duration') ?? 0,
    })
    return respondWithRelationship(call, me, target)
  },

  async unmuteAccount(call) {
    const { me, target } = await requireBothAccounts(call, call.params.id)
    await unmuteAccount(call.services, me, target)
    return respondWithRelationship(call, me, target)
  },

  async getMutes(call) {
    const { me } = requireAccount(call)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithMutedAccounts(
      call,
      me,
      await findTargets(call.services.store.db, 'mutes', me, request),
    )
  },

  async getBlocks(call) {
    const { me } = requireAccount(call)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithAccounts(
      call,
      await findTargets(call.services.store.db, 'blocks', me, request),
    )
  },

  async setAccountNote(call) {
    const { me } = requireAccount(call)
    const { id } = await requireExistingAccount(call, call.params.id)
    const comment = getText(call.input, 'comment') ?? ''
    if (comment.length > MAX_NOTE_CHARACTERS)
      throw invalid(`Comment is too long (maximum is ${MAX_NOTE_CHARACTERS} characters)`)
    await saveAccountNote(call.services.store.db, me, id, comment)
    return respondWithRelationship(call, me, id)
  },

  async removeFollower(call) {
    const { me, target } = await requireBothAccounts(call, call.params.id)
    await unfollowAccount(call.services, target, me)
    return respondWithRelationship(call, me, target)
  },

  async getFamiliarFollowers(call) {
    const { me } = requireAccount(call)
    const ids = getTexts(call.input, 'id').filter(isId)
    const found = await loadFamiliarFollowers(call.services.store.db, me, ids)
    const entities = found.map(async ({ id, accounts }) => ({
      id,
      accounts: await serializeAccounts(createSerializeContext(call), accounts),
    }))
    return createJsonResponse(await Promise.all(entities))
  },
}

/** Returns the requesting account and the target account. */
async function requireBothAccounts(
  call: Call,
  id: string,
): Promise<{ me: string; target: string }> {
  const { me } = requireAccount(call)
  const target = await requireExistingAccount(call, id)
  return { me, target: target.id }
}
