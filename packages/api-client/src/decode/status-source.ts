import { statusId, type StatusSourceEntity } from '@colonnade/domain/entities'
import { DecodeError } from './decode-error.ts'
import { fieldsOf, idText, text } from './fields.ts'

/** @throws DecodeError without an id or a text: an edit must not begin with nothing */
export function decodeStatusSource(raw: unknown): StatusSourceEntity {
  const fields = fieldsOf<StatusSourceEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('status source', 'no id')
  if (typeof fields.text !== 'string') throw new DecodeError('status source', 'no text')
  return { id: statusId(id), text: fields.text, spoiler_text: text(fields.spoiler_text) }
}
