import { json, notFound } from '../http/reply.ts'
import { editMedia } from '../posting/attach-media.ts'
import { editStatus } from '../posting/edit-status.ts'
import { serializeHistory } from '../serialize/status-edit.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus, type StatusRow } from '../store/reads.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { readMediaChanges, readWords } from './read-words.ts'

export const statusEditHandlers: HandlersFor<
  'editStatus' | 'getStatusSource' | 'getStatusHistory'
> = {
  async editStatus(call) {
    const row = await ownOr404(call)
    const { sensitive, ...words } = readWords(call)
    const change = {
      ...words,
      sensitive: (sensitive ?? false) || words.spoilerText !== '',
    }
    const media = readMediaChanges(call.input)
    const edited = await editStatus(call.services, row, change, (db) =>
      editMedia(db, row.id, media),
    )
    return json(await serializeOneStatus(contextOf(call), edited))
  },

  async getStatusSource(call) {
    const { id, text, spoiler_text } = await ownOr404(call)
    return json({ id, text, spoiler_text })
  },

  async getStatusHistory(call) {
    const context = contextOf(call)
    const row = await findStatus(context.store.db, context.viewer, call.params.id)
    if (row === undefined) throw notFound()
    return json(await serializeHistory(context, row))
  },
}

/** Somebody else's words are not there to be edited, nor are boosts. */
async function ownOr404(call: Call<{ id: string }>): Promise<StatusRow> {
  const { me } = requireAccount(call)
  const row = await findStatus(call.services.store.db, me, call.params.id)
  if (row === undefined || row.account_id !== me || row.reblog_of_id !== null) throw notFound()
  return row
}
