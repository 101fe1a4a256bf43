import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'
import { getText } from '../http/input.ts'
import { ApiFailure, invalid, createJsonResponse } from '../http/response.ts'
import { type Draft, createDraft } from '../posting/draft.ts'
import { publishStatus } from '../posting/publish-status.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { type AccountRow, findAccount, findStatus } from '../store/find-rows.ts'
import { findPublished, saveIdempotencyKey } from '../store/idempotency.ts'
import { type Call, createSerializeContext, type Handler, requireAccount } from './handler.ts'
import { readStatusInput } from './read-status-input.ts'

export const createStatus: Handler = async (call) => {
  const { auth, me } = requireAccount(call)
  const { store } = call.services
  const key = call.request.headers.get('Idempotency-Key')
  const attempt = key === null ? null : { tokenId: auth.tokenId, key }
  const before = attempt === null ? undefined : await findPublished(store, attempt)
  if (before !== undefined)
    return createJsonResponse(await serializeOneStatus(createSerializeContext(call), before))

  const author = await findAccount(store.db, me)
  if (author === undefined) throw new ApiFailure(401, 'The access token is invalid')
  const draft = await readDraft(call, author)
  try {
    const row = await publishStatus(
      call.services,
      author,
      { ...draft, application: auth.application },
      async (db, id) => {
        if (attempt !== null) await saveIdempotencyKey(store, db, attempt, id)
      },
    )
    call.services.onPublished(author, row)
    return createJsonResponse(await serializeOneStatus(createSerializeContext(call), row))
  } catch (error) {
    // Another request with the same key was faster. Both return its status.
    const existing = attempt === null ? undefined : await findPublished(store, attempt)
    if (existing === undefined) throw error
    return createJsonResponse(await serializeOneStatus(createSerializeContext(call), existing))
  }
}

async function readDraft(call: Call, author: AccountRow): Promise<Draft> {
  const { text, spoilerText, sensitive, language, mediaIds, poll } = readStatusInput(call)
  return createDraft(text, {
    spoilerText,
    sensitive: (sensitive ?? author.default_sensitive) || spoilerText !== '',
    visibility: readVisibility(call, author),
    language: language ?? author.language,
    inReplyToId: await findRepliedId(call),
    mediaIds,
    poll,
  })
}

function readVisibility({ input }: Call, author: AccountRow): Visibility {
  const wanted = getText(input, 'visibility') || author.default_privacy
  const visibility = VISIBILITIES.find((known) => known === wanted)
  if (visibility === undefined) throw invalid('Visibility is not included in the list')
  return visibility
}

async function findRepliedId(call: Call): Promise<string | null> {
  const id = getText(call.input, 'in_reply_to_id') || null
  if (id === null) return null
  const row = await findStatus(call.services.store.db, createSerializeContext(call).viewer, id)
  if (row === undefined)
    throw new ApiFailure(404, 'The post you are trying to reply to does not appear to exist.')
  return row.reblog_of_id ?? row.id
}
