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
  toShortText,
  DecodeError,
  toFields,
  toFlag,
  toIdText,
  createListDecoder,
  toMediaUrlOrNull,
  toText,
  toTime,
} from './fields.ts'
import { decodeStatus } from './status.ts'

/** Maximum length in UTF-16 code units; far more than an emoji or a shortcode has. */
const MAX_EMOJI_LENGTH = 100

/** A custom emoji of another server has its domain after an `@`. */
const SHORTCODE = /^:?([\w-]+)(?:@[^\s:]*)?:?$/

interface SentEmoji {
  readonly name: string
  readonly url: string
}

/** Pleroma and Akkoma send the emoji itself, others send it in an object. */
interface SentReaction {
  readonly emoji: string
  readonly emoji_url: string | null
  readonly emoji_reaction: SentEmoji
  readonly reaction: SentEmoji
}

/** Reads the emoji of a reaction; null when the server does not send it. Never throws. */
function readReaction(raw: unknown): Reaction | null {
  const fields = toFields<SentReaction>(raw)
  const sent = toFields<SentEmoji>(fields?.emoji_reaction ?? fields?.reaction)
  const name = toShortText(toText(fields?.emoji) || toText(sent?.name), MAX_EMOJI_LENGTH)
  const url = toMediaUrlOrNull(fields?.emoji_url) ?? toMediaUrlOrNull(sent?.url)
  const [, shortcode] = SHORTCODE.exec(name) ?? []
  if (shortcode === undefined) return hasVisibleText(name) ? { text: name, emoji: null } : null
  return {
    text: `:${shortcode}:`,
    emoji: url === null ? null : { shortcode, url, static_url: url, visible_in_picker: false },
  }
}

/**
 * Keeps types that the client does not know: they become plain rows.
 *
 * @throws DecodeError without an id, a type or a readable account
 */
export function decodeNotification(raw: unknown): NotificationEntity {
  const fields = toFields<NotificationEntity>(raw)
  const id = toIdText(fields?.id)
  const type = toText(fields?.type)
  if (fields === null || id === '') throw new DecodeError('notification', 'no id')
  if (type === '') throw new DecodeError('notification', 'no type')
  const reaction = isReaction(type) ? readReaction(raw) : null
  return {
    id: notificationId(id),
    type,
    created_at: toTime(fields.created_at),
    account: decodeAccount(fields.account),
    status: readStatus(fields.status),
    ...(reaction !== null && { reaction }),
  }
}

/** Reads the status of a notification, which is kept when its status is invalid. */
function readStatus(raw: unknown): StatusEntity | null {
  if (toFields(raw) === null) return null
  try {
    return decodeStatus(raw)
  } catch {
    return null
  }
}

const decodeAccounts = createListDecoder(decodeAccount)

/** Its last status may be missing or invalid. @throws DecodeError without an id */
export function decodeConversation(raw: unknown): ConversationEntity {
  const fields = toFields<ConversationEntity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('conversation', 'no id')
  return {
    id: conversationId(id),
    unread: toFlag(fields.unread),
    accounts: Array.isArray(fields.accounts) ? decodeAccounts(fields.accounts) : [],
    last_status: readStatus(fields.last_status),
  }
}
