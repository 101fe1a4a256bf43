import {
  type ConversationEntity,
  conversationId,
  type NotificationEntity,
  notificationId,
  type Reaction,
  type StatusEntity,
} from '@colonnade/domain/entities'
import { isReaction } from '@colonnade/domain/notifications'
import { hasVisibleText } from '@colonnade/domain/text'
import { decodeAccount } from './account.ts'
import {
  brief,
  DecodeError,
  fieldsOf,
  flag,
  idText,
  listOf,
  mediaUrlOrNull,
  text,
  time,
} from './fields.ts'
import { decodeStatus } from './status.ts'

/** In UTF-16 units; far more than an emoji or a shortcode has. */
const LONGEST_EMOJI = 100

/** A custom emoji of another server has that behind an `@`. */
const SHORTCODE = /^:?([\w-]+)(?:@[^\s:]*)?:?$/

interface SentEmoji {
  readonly name: string
  readonly url: string
}

/** Pleroma and Akkoma send the emoji itself, others put it into an object. */
interface SentReaction {
  readonly emoji: string
  readonly emoji_url: string | null
  readonly emoji_reaction: SentEmoji
  readonly reaction: SentEmoji
}

/** What somebody reacted with; null where the server does not tell. Never throws. */
function readReaction(raw: unknown): Reaction | null {
  const fields = fieldsOf<SentReaction>(raw)
  const sent = fieldsOf<SentEmoji>(fields?.emoji_reaction ?? fields?.reaction)
  const name = brief(text(fields?.emoji) || text(sent?.name), LONGEST_EMOJI)
  const url = mediaUrlOrNull(fields?.emoji_url) ?? mediaUrlOrNull(sent?.url)
  const [, shortcode] = SHORTCODE.exec(name) ?? []
  if (shortcode === undefined) return hasVisibleText(name) ? { text: name, emoji: null } : null
  return {
    text: `:${shortcode}:`,
    emoji: url === null ? null : { shortcode, url, static_url: url, visible_in_picker: false },
  }
}

/**
 * Types that the client does not know are kept: they become plain rows.
 *
 * @throws DecodeError without an id, a type or a readable account
 */
export function decodeNotification(raw: unknown): NotificationEntity {
  const fields = fieldsOf<NotificationEntity>(raw)
  const id = idText(fields?.id)
  const type = text(fields?.type)
  if (fields === null || id === '') throw new DecodeError('notification', 'no id')
  if (type === '') throw new DecodeError('notification', 'no type')
  const reaction = isReaction(type) ? readReaction(raw) : null
  return {
    id: notificationId(id),
    type,
    created_at: time(fields.created_at),
    account: decodeAccount(fields.account),
    status: readStatus(fields.status),
    ...(reaction !== null && { reaction }),
  }
}

/** A status inside of something that is worth telling even when the status cannot be read. */
function readStatus(raw: unknown): StatusEntity | null {
  if (fieldsOf(raw) === null) return null
  try {
    return decodeStatus(raw)
  } catch {
    return null
  }
}

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
