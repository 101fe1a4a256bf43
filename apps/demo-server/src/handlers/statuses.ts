import { flagOf } from '../http/input.ts'
import { forbidden, json, notFound } from '../http/reply.ts'
import { boostStatus, canBoost, unboostStatus } from '../posting/boost-status.ts'
import { deleteStatus } from '../posting/delete-status.ts'
import {
  bookmarkStatus,
  favouriteStatus,
  pinStatus,
  unbookmarkStatus,
  unfavouriteStatus,
  unpinStatus,
} from '../posting/mark-status.ts'
import { serializeOneStatus, serializeStatuses } from '../serialize/status.ts'
import { boostersOf, favouritersOf } from '../store/account-pages.ts'
import { readContext } from '../store/context.ts'
import { findAccount, findStatus, type StatusRow } from '../store/reads.ts'
import { muteThread, unmuteThread } from '../store/thread-mutes.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { createStatus } from './create-status.ts'
import { ACCOUNT_LIMITS, pageRequestOf } from './paging.ts'
import { peopleReply } from './people-reply.ts'

type Names =
  | 'createStatus'
  | 'getStatus'
  | 'getStatusContext'
  | 'deleteStatus'
  | 'favouriteStatus'
  | 'unfavouriteStatus'
  | 'reblogStatus'
  | 'unreblogStatus'
  | 'bookmarkStatus'
  | 'unbookmarkStatus'
  | 'pinStatus'
  | 'unpinStatus'
  | 'muteStatus'
  | 'unmuteStatus'
  | 'getRebloggedBy'
  | 'getFavouritedBy'

export const statusHandlers: HandlersFor<Names> = {
  createStatus,

  async getStatus(call) {
    return statusReply(call, await statusOr404(call))
  },

  async getStatusContext(call) {
    const context = contextOf(call)
    const { ancestors, descendants } = await readContext(
      call.services.store.db,
      context.viewer,
      await statusOr404(call),
    )
    return json({
      ancestors: await serializeStatuses(context, ancestors),
      descendants: await serializeStatuses(context, descendants),
    })
  },

  async deleteStatus(call) {
    const { me } = requireAccount(call)
    const row = await statusOr404(call)
    if (row.account_id !== me) throw notFound()
    const entity = await serializeOneStatus(contextOf(call), row)
    const keepsMedia = !(flagOf(call.input, 'delete_media') ?? false)
    await deleteStatus(call.services, row, { keepsMedia })
    return json({ ...entity, text: row.text })
  },

  async favouriteStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await favouriteStatus(call.services, me, row)
    return freshReply(call, row.id)
  },

  async unfavouriteStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await unfavouriteStatus(call.services, me, row.id)
    return freshReply(call, row.id)
  },

  async reblogStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    const booster = await findAccount(call.services.store.db, me)
    if (booster === undefined || !canBoost(me, row)) throw forbidden()
    return statusReply(call, await boostStatus(call.services, booster, row))
  },

  async unreblogStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await unboostStatus(call.services, me, row.id)
    return freshReply(call, row.id)
  },

  async bookmarkStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await bookmarkStatus(call.services, me, row.id)
    return freshReply(call, row.id)
  },

  async unbookmarkStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await unbookmarkStatus(call.services, me, row.id)
    return freshReply(call, row.id)
  },

  async pinStatus(call) {
    const { me } = requireAccount(call)
    const row = await statusOr404(call)
    await pinStatus(call.services.store, me, row)
    return freshReply(call, row.id)
  },

  async unpinStatus(call) {
    const { me } = requireAccount(call)
    const row = await statusOr404(call)
    await unpinStatus(call.services.store, me, row.id)
    return freshReply(call, row.id)
  },

  async muteStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await muteThread(call.services.store.db, me, row.id)
    return freshReply(call, row.id)
  },

  async unmuteStatus(call) {
    const { me } = requireAccount(call)
    const row = await originalOr404(call)
    await unmuteThread(call.services.store.db, me, row.id)
    return freshReply(call, row.id)
  },

  async getRebloggedBy(call) {
    const { id } = await originalOr404(call)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return peopleReply(call, await boostersOf(call.services.store.db, id, request))
  },

  async getFavouritedBy(call) {
    const { id } = await originalOr404(call)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return peopleReply(call, await favouritersOf(call.services.store.db, id, request))
  },
}

/** What the caller may not see does not exist. */
async function statusOr404(call: Call<{ id: string }>, id = call.params.id): Promise<StatusRow> {
  const row = await findStatus(call.services.store.db, contextOf(call).viewer, id)
  if (row === undefined) throw notFound()
  return row
}

/** Acts on a boost are acts on what it boosts. */
async function originalOr404(call: Call<{ id: string }>): Promise<StatusRow> {
  const row = await statusOr404(call)
  return row.reblog_of_id === null ? row : statusOr404(call, row.reblog_of_id)
}

async function statusReply(call: Call, row: StatusRow): Promise<Response> {
  return json(await serializeOneStatus(contextOf(call), row))
}

/** Read again: the act has changed its numbers. */
async function freshReply(call: Call<{ id: string }>, id: string): Promise<Response> {
  return statusReply(call, await statusOr404(call, id))
}
