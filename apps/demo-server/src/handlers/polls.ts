import { textsOf } from '../http/input.ts'
import { json, notFound } from '../http/reply.ts'
import { vote } from '../posting/vote.ts'
import { serializePoll } from '../serialize/poll.ts'
import { findStatus, ownVotes, type StatusRow } from '../store/reads.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'

export const pollHandlers: HandlersFor<'getPoll' | 'votePoll'> = {
  getPoll: (call) => pollReply(call),

  async votePoll(call) {
    const { me } = requireAccount(call)
    const { id } = await pollOr404(call)
    const choices = new Set(textsOf(call.input, 'choices').map(toChoice))
    await vote(call.services.store, me, id, [...choices])
    return pollReply(call)
  },
}

/** What is no number is no option either. */
const toChoice = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

async function pollReply(call: Call<{ id: string }>): Promise<Response> {
  const row = await pollOr404(call)
  const context = contextOf(call)
  const { store, viewer } = context
  const votes = viewer === null ? new Map() : await ownVotes(store.db, viewer, [row.id])
  return json(serializePoll(row, votes.get(row.id) ?? [], context))
}

/** A poll is called as its status is, and seen by whom that is seen. */
async function pollOr404(call: Call<{ id: string }>): Promise<StatusRow> {
  const row = await findStatus(call.services.store.db, contextOf(call).viewer, call.params.id)
  if (row === undefined || row.poll === null) throw notFound()
  return row
}
