import { getFlag } from '../http/input.ts'
import { forbidden, createJsonResponse, notFound } from '../http/response.ts'
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
import { findBoosters, findFavouritingAccounts } from '../store/account-pages.ts'
import { findAccount, findStatus, type StatusRow } from '../store/find-rows.ts'
import { readContext } from '../store/thread-context.ts'
import { muteThread, unmuteThread } from '../store/thread-mutes.ts'
import { respondWithAccounts } from './account-responses.ts'
import { createStatus } from './create-status.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { ACCOUNT_LIMITS, readPageRequest } from './paging.ts'

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
    return respondWithStatus(call, await requireStatus(call))
  },

  async getStatusContext(call) {
    const context = createSerializeContext(call)
    const { ancestors, descendants } = await readContext(
      call.services.store.db,
      context.viewer,
      await requireStatus(call),
    )
    return createJsonResponse({
      ancestors: await serializeStatuses(context, ancestors),
      descendants: await serializeStatuses(context, descendants),
    })
  },

  async deleteStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireStatus(call)
    if (row.account_id !== me) throw notFound()
    const entity = await serializeOneStatus(createSerializeContext(call), row)
    const keepsMedia = !(getFlag(call.input, 'delete_media') ?? false)
    await deleteStatus(call.services, row, { keepsMedia })
    return createJsonResponse({ ...entity, text: row.text })
  },

  async favouriteStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await favouriteStatus(call.services, me, row)
    return respondWithReloadedStatus(call, row.id)
  },

  async unfavouriteStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await unfavouriteStatus(call.services, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async reblogStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    const booster = await findAccount(call.services.store.db, me)
    if (booster === undefined || !canBoost(me, row)) throw forbidden()
    return respondWithStatus(call, await boostStatus(call.services, booster, row))
  },

  async unreblogStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await unboostStatus(call.services, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async bookmarkStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await bookmarkStatus(call.services, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async unbookmarkStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await unbookmarkStatus(call.services, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async pinStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireStatus(call)
    await pinStatus(call.services.store, me, row)
    return respondWithReloadedStatus(call, row.id)
  },

  async unpinStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireStatus(call)
    await unpinStatus(call.services.store, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async muteStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await muteThread(call.services.store.db, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async unmuteStatus(call) {
    const { me } = requireAccount(call)
    const row = await requireOriginalStatus(call)
    await unmuteThread(call.services.store.db, me, row.id)
    return respondWithReloadedStatus(call, row.id)
  },

  async getRebloggedBy(call) {
    const { id } = await requireOriginalStatus(call)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithAccounts(call, await findBoosters(call.services.store.db, id, request))
  },

  async getFavouritedBy(call) {
    const { id } = await requireOriginalStatus(call)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithAccounts(
      call,
      await findFavouritingAccounts(call.services.store.db, id, request),
    )
  },
}

/** Finds a status. @throws {ApiFailure} 404 for one that the requesting account may not see */
async function requireStatus(call: Call<{ id: string }>, id = call.params.id): Promise<StatusRow> {
  const row = await findStatus(call.services.store.db, createSerializeContext(call).viewer, id)
  if (row === undefined) throw notFound()
  return row
}

/** Finds the boosted status of a boost, because actions on a boost apply to it. */
async function requireOriginalStatus(call: Call<{ id: string }>): Promise<StatusRow> {
  const row = await requireStatus(call)
  return row.reblog_of_id === null ? row : requireStatus(call, row.reblog_of_id)
}

async function respondWithStatus(call: Call, row: StatusRow): Promise<Response> {
  return createJsonResponse(await serializeOneStatus(createSerializeContext(call), row))
}

/** Reads the status again, because the action has changed its counts. */
async function respondWithReloadedStatus(
  call: Call<{ id: string }>,
  id: string,
): Promise<Response> {
  return respondWithStatus(call, await requireStatus(call, id))
}
