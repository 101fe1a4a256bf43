import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'
import { textOf } from '../http/input.ts'
import { ApiFailure, invalid, json } from '../http/reply.ts'
import { type Draft, plainDraft } from '../posting/draft.ts'
import { publishStatus } from '../posting/publish-status.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findPublished, rememberPublished } from '../store/idempotency.ts'
import { type AccountRow, findAccount, findStatus } from '../store/reads.ts'
import { type Call, contextOf, type Handler, requireAccount } from './call.ts'
import { readWords } from './read-words.ts'

export const createStatus: Handler = async (call) => {
  const { auth, me } = requireAccount(call)
  const { store } = call.services
  const key = call.request.headers.get('Idempotency-Key')
  const attempt = key === null ? null : { tokenId: auth.tokenId, key }
  const before = attempt === null ? undefined : await findPublished(store, attempt)
  if (before !== undefined) return json(await serializeOneStatus(contextOf(call), before))

  const author = await findAccount(store.db, me)
  if (author === undefined) throw new ApiFailure(401, 'The access token is invalid')
  const draft = await readDraft(call, author)
  try {
    const row = await publishStatus(
      call.services,
      author,
      { ...draft, application: auth.application },
      async (db, id) => {
        if (attempt !== null) await rememberPublished(store, db, attempt, id)
      },
    )
    call.services.onPublished(author, row)
    return json(await serializeOneStatus(contextOf(call), row))
  } catch (error) {
    // The same key at the same moment: the other one won, and its status is the answer to both.
    const winner = attempt === null ? undefined : await findPublished(store, attempt)
    if (winner === undefined) throw error
    return json(await serializeOneStatus(contextOf(call), winner))
  }
}

async function readDraft(call: Call, author: AccountRow): Promise<Draft> {
  const { text, spoilerText, sensitive, language, mediaIds, poll } = readWords(call)
  return plainDraft(text, {
    spoilerText,
    sensitive: (sensitive ?? author.default_sensitive) || spoilerText !== '',
    visibility: visibilityOf(call, author),
    language: language ?? author.language,
    inReplyToId: await answeredId(call),
    mediaIds,
    poll,
  })
}

function visibilityOf({ input }: Call, author: AccountRow): Visibility {
  const wanted = textOf(input, 'visibility') || author.default_privacy
  const visibility = VISIBILITIES.find((known) => known === wanted)
  if (visibility === undefined) throw invalid('Visibility is not included in the list')
  return visibility
}

async function answeredId(call: Call): Promise<string | null> {
  const id = textOf(call.input, 'in_reply_to_id') || null
  if (id === null) return null
  const row = await findStatus(call.services.store.db, contextOf(call).viewer, id)
  if (row === undefined)
    throw new ApiFailure(404, 'The post you are trying to reply to does not appear to exist.')
  return row.reblog_of_id ?? row.id
}
