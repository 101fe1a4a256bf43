import {
  type StatusEditEntity,
  statusId,
  type StatusSourceEntity,
} from '@colonnade/domain/entities'
import { decodeCustomEmojis, decodeAccount } from './account.ts'
import { DecodeError, toFields, toFlag, toIdText, decodeItems, toText, toTime } from './fields.ts'
import { decodeMediaAttachments } from './media-attachment.ts'

type EditedPoll = NonNullable<StatusEditEntity['poll']>

/** Decodes one version of a status. @throws DecodeError without a readable author */
export function decodeStatusEdit(raw: unknown): StatusEditEntity {
  const fields = toFields<StatusEditEntity>(raw)
  if (fields === null) throw new DecodeError('status edit', 'not an object')
  return {
    content: toText(fields.content),
    spoiler_text: toText(fields.spoiler_text),
    sensitive: toFlag(fields.sensitive),
    created_at: toTime(fields.created_at),
    account: decodeAccount(fields.account),
    media_attachments: decodeMediaAttachments(fields.media_attachments),
    emojis: decodeCustomEmojis(fields.emojis),
    poll: readEditedPoll(fields.poll),
  }
}

/** Decodes the poll of a version, which has only its options' titles. */
function readEditedPoll(raw: unknown): EditedPoll | null {
  const options = decodeItems(toFields<EditedPoll>(raw)?.options, (option) => ({
    title: toText(toFields<EditedPoll['options'][number]>(option)?.title),
  }))
  return options.length === 0 ? null : { options }
}

/** @throws DecodeError without an id or a text: an edit must not start with an empty text */
export function decodeStatusSource(raw: unknown): StatusSourceEntity {
  const fields = toFields<StatusSourceEntity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('status source', 'no id')
  if (typeof fields.text !== 'string') throw new DecodeError('status source', 'no text')
  return { id: statusId(id), text: fields.text, spoiler_text: toText(fields.spoiler_text) }
}
