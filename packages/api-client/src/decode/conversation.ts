import { type ConversationEntity, conversationId } from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { DecodeError, listOf } from './decoder.ts'
import { fieldsOf, flag, idText } from './fields.ts'
import { readStatus } from './notification.ts'

const accounts = listOf(decodeAccount)

/** Its last status may be missing, or be one that cannot be read. @throws DecodeError without an id */
export function decodeConversation(raw: unknown): ConversationEntity {
  const fields = fieldsOf<ConversationEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('conversation', 'no id')
  return {
    id: conversationId(id),
    unread: flag(fields.unread),
    accounts: Array.isArray(fields.accounts) ? accounts(fields.accounts) : [],
    last_status: readStatus(fields.last_status),
  }
}
