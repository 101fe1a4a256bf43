import { flagOf, numberOf, textOf, textsOf } from '../http/input.ts'
import { invalid, json } from '../http/reply.ts'
import {
  blockAccount,
  muteAccount,
  unblockAccount,
  unmuteAccount,
} from '../posting/block-account.ts'
import { unfollowAccount } from '../posting/follow-account.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { targetsOf } from '../store/account-pages.ts'
import { isId } from '../store/reads.ts'
import { familiarFollowersOf, saveAccountNote } from '../store/relationships.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { ACCOUNT_LIMITS, pageRequestOf } from './paging.ts'
import { accountOr404, mutedPeopleReply, peopleReply, relationshipReply } from './people-reply.ts'

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

const MOST_NOTE_CHARACTERS = 2_000

export const relationshipHandlers: HandlersFor<Names> = {
  async blockAccount(call) {
    const { me, target } = await both(call, call.params.id)
    await blockAccount(call.services, me, target)
    return relationshipReply(call, me, target)
  },

  async unblockAccount(call) {
    const { me, target } = await both(call, call.params.id)
    await unblockAccount(call.services, me, target)
    return relationshipReply(call, me, target)
  },

  async muteAccount(call) {
    const { me, target } = await both(call, call.params.id)
    await muteAccount(call.services, me, target, {
      notifications: flagOf(call.input, 'notifications') ?? true,
      duration: numberOf(call.input, 'duration') ?? 0,
    })
    return relationshipReply(call, me, target)
  },

  async unmuteAccount(call) {
    const { me, target } = await both(call, call.params.id)
    await unmuteAccount(call.services, me, target)
    return relationshipReply(call, me, target)
  },

  async getMutes(call) {
    const { me } = requireAccount(call)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return mutedPeopleReply(call, me, await targetsOf(call.services.store.db, 'mutes', me, request))
  },

  async getBlocks(call) {
    const { me } = requireAccount(call)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return peopleReply(call, await targetsOf(call.services.store.db, 'blocks', me, request))
  },

  async setAccountNote(call) {
    const { me } = requireAccount(call)
    const { id } = await accountOr404(call, call.params.id)
    const comment = textOf(call.input, 'comment') ?? ''
    if (comment.length > MOST_NOTE_CHARACTERS)
      throw invalid(`Comment is too long (maximum is ${MOST_NOTE_CHARACTERS} characters)`)
    await saveAccountNote(call.services.store.db, me, id, comment)
    return relationshipReply(call, me, id)
  },

  async removeFollower(call) {
    const { me, target } = await both(call, call.params.id)
    await unfollowAccount(call.services, target, me)
    return relationshipReply(call, me, target)
  },

  async getFamiliarFollowers(call) {
    const { me } = requireAccount(call)
    const ids = textsOf(call.input, 'id').filter(isId)
    const found = await familiarFollowersOf(call.services.store.db, me, ids)
    const entities = found.map(async ({ id, accounts }) => ({
      id,
      accounts: await serializeAccounts(contextOf(call), accounts),
    }))
    return json(await Promise.all(entities))
  },
}

/** Who acts, and on whom. */
async function both(call: Call, id: string): Promise<{ me: string; target: string }> {
  const { me } = requireAccount(call)
  const target = await accountOr404(call, id)
  return { me, target: target.id }
}
