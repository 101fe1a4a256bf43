import { createJsonResponse, notFound } from '../http/response.ts'
import { editMedia } from '../posting/attach-media.ts'
import { editStatus } from '../posting/edit-status.ts'
import { serializeHistory } from '../serialize/status-edit.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus, type StatusRow } from '../store/find-rows.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { readMediaChanges, readStatusInput } from './read-status-input.ts'

export const statusEditHandlers: HandlersFor<
  'editStatus' | 'getStatusSource' | 'getStatusHistory'
> = {
  async editStatus(call) {
    const row = await requireOwnStatus(call)
    const { sensitive, ...words } = readStatusInput(call)
    const change = {
      ...words,
      sensitive: (sensitive ?? false) || words.spoilerText !== '',
    }
    const media = readMediaChanges(call.input)
    const edited = await editStatus(call.services, row, change, (db) =>
      editMedia(db, row.id, media),
    )
    return createJsonResponse(await serializeOneStatus(createSerializeContext(call), edited))
  },

  async getStatusSource(call) {
    const { id, text, spoiler_text } = await requireOwnStatus(call)
    return createJsonResponse({ id, text, spoiler_text })
  },

  async getStatusHistory(call) {
    const context = createSerializeContext(call)
    const row = await findStatus(context.store.db, context.viewer, call.params.id)
    if (row === undefined) throw notFound()
    return createJsonResponse(await serializeHistory(context, row))
  },
}

/** Finds an own status that is not a boost. @throws {ApiFailure} 404 for all others */
async function requireOwnStatus(call: Call<{ id: string }>): Promise<StatusRow> {
  const { me } = requireAccount(call)
  const row = await findStatus(call.services.store.db, me, call.params.id)
  if (row === undefined || row.account_id !== me || row.reblog_of_id !== null) throw notFound()
  return row
}
