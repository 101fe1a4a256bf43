import { listId, type ListEntity } from '@colonnade/domain/entities'
import { DecodeError, toFields, toIdText, toText } from './fields.ts'

/**
 * Decodes a list of accounts; `replies_policy` and `exclusive` are absent when the server has none. @throws
 * DecodeError without an id
 */
export function decodeList(raw: unknown): ListEntity {
  const fields = toFields<ListEntity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('list', 'no id')
  return {
    id: listId(id),
    title: toText(fields.title),
    ...(typeof fields.replies_policy === 'string' && { replies_policy: fields.replies_policy }),
    ...(typeof fields.exclusive === 'boolean' && { exclusive: fields.exclusive }),
  }
}
