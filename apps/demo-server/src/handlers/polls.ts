import { getTexts } from '../http/input.ts'
import { createJsonResponse, notFound } from '../http/response.ts'
import { vote } from '../posting/vote.ts'
import { serializePoll } from '../serialize/poll.ts'
import { findStatus, loadOwnVotes, type StatusRow } from '../store/find-rows.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'

export const pollHandlers: HandlersFor<'getPoll' | 'votePoll'> = {
  getPoll: (call) => respondWithPoll(call),

  async votePoll(call) {
    const { me } = requireAccount(call)
    const { id } = await requirePoll(call)
    const choices = new Set(getTexts(call.input, 'choices').map(toChoice))
    await vote(call.services.store, me, id, [...choices])
    return respondWithPoll(call)
  },
}

/** Returns -1 for text that is not a number, which matches no option. */
const toChoice = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

async function respondWithPoll(call: Call<{ id: string }>): Promise<Response> {
  const row = await requirePoll(call)
  const context = createSerializeContext(call)
  const { store, viewer } = context
  const votes = viewer === null ? new Map() : await loadOwnVotes(store.db, viewer, [row.id])
  return createJsonResponse(serializePoll(row, votes.get(row.id) ?? [], context))
}

/** A poll has the id of its status, and the same visibility. */
async function requirePoll(call: Call<{ id: string }>): Promise<StatusRow> {
  const row = await findStatus(
    call.services.store.db,
    createSerializeContext(call).viewer,
    call.params.id,
  )
  if (row === undefined || row.poll === null) throw notFound()
  return row
}
