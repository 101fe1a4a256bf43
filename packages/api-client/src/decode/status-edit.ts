import {
  type StatusEditEntity,
  statusId,
  type StatusSourceEntity,
} from '@colonnade/domain/entities'
import { customEmojis, decodeAccount } from './account.ts'
import { DecodeError, fieldsOf, flag, idText, many, text, time } from './fields.ts'
import { mediaAttachments } from './media-attachment.ts'

type EditedPoll = NonNullable<StatusEditEntity['poll']>

/** One version of a status. @throws DecodeError without a readable author */
export function decodeStatusEdit(raw: unknown): StatusEditEntity {
  const fields = fieldsOf<StatusEditEntity>(raw)
  if (fields === null) throw new DecodeError('status edit', 'not an object')
  return {
    content: text(fields.content),
    spoiler_text: text(fields.spoiler_text),
    sensitive: flag(fields.sensitive),
    created_at: time(fields.created_at),
    account: decodeAccount(fields.account),
    media_attachments: mediaAttachments(fields.media_attachments),
    emojis: customEmojis(fields.emojis),
    poll: readEditedPoll(fields.poll),
  }
}

/** Of a version only the wording of a poll is known. */
function readEditedPoll(raw: unknown): EditedPoll | null {
  const options = many(fieldsOf<EditedPoll>(raw)?.options, (option) => ({
    title: text(fieldsOf<EditedPoll['options'][number]>(option)?.title),
  }))
  return options.length === 0 ? null : { options }
}

/** @throws DecodeError without an id or a text: an edit must not begin with nothing */
export function decodeStatusSource(raw: unknown): StatusSourceEntity {
  const fields = fieldsOf<StatusSourceEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('status source', 'no id')
  if (typeof fields.text !== 'string') throw new DecodeError('status source', 'no text')
  return { id: statusId(id), text: fields.text, spoiler_text: text(fields.spoiler_text) }
}
