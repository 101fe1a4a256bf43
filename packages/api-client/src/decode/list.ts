import { listId, type ListEntity } from '@colonnade/domain/entities'
import { DecodeError, fieldsOf, idText, text } from './fields.ts'

/** A list of accounts; `replies_policy` and `exclusive` stay absent where a server has none. @throws DecodeError without an id */
export function decodeList(raw: unknown): ListEntity {
  const fields = fieldsOf<ListEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('list', 'no id')
  return {
    id: listId(id),
    title: text(fields.title),
    ...(typeof fields.replies_policy === 'string' && { replies_policy: fields.replies_policy }),
    ...(typeof fields.exclusive === 'boolean' && { exclusive: fields.exclusive }),
  }
}
