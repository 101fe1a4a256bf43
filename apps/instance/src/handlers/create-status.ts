import { textLength } from '@colonnade/domain/compose'
import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'
import { countGraphemes } from '@colonnade/domain/text'
import { ApiFailure, invalid } from '../http/api-failure.ts'
import { type Call, contextOf, type Handler, requireAccount } from '../http/call.ts'
import { flagOf, textOf } from '../http/input.ts'
import { json } from '../http/reply.ts'
import { type Draft, plainDraft } from '../posting/draft.ts'
import { publishStatus } from '../posting/publish-status.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findPublished, rememberPublished } from '../store/idempotency.ts'
import { type AccountRow, findAccount, findStatus } from '../store/reads.ts'

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
  const { input } = call
  const warning = textOf(input, 'spoiler_text') ?? ''
  const typed = textOf(input, 'status') ?? ''
  // Mastodon's way: a warning over nothing is the text itself.
  const isOnlyWarning = typed.trim() === '' && warning.trim() !== ''
  const text = isOnlyWarning ? warning : typed
  const spoilerText = isOnlyWarning ? '' : warning
  checkLength(call, text, spoilerText)
  return plainDraft(text, {
    spoilerText,
    sensitive: (flagOf(input, 'sensitive') ?? author.default_sensitive) || spoilerText !== '',
    visibility: visibilityOf(call, author),
    language: textOf(input, 'language') || author.language,
    inReplyToId: await answeredId(call),
  })
}

function checkLength({ settings }: Call, text: string, spoilerText: string): void {
  const { maxCharacters, charactersPerUrl } = settings
  if (text.trim() === '') throw invalid("Text can't be blank")
  const length = textLength(text, charactersPerUrl) + countGraphemes(spoilerText)
  if (length > maxCharacters) throw invalid(`Text character limit of ${maxCharacters} exceeded`)
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
