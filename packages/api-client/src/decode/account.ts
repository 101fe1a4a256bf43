import {
  type AccountEntity,
  type AccountField,
  accountId,
  type CredentialAccountEntity,
  type CustomEmojiEntity,
  type MutedAccountEntity,
  VISIBILITIES,
  type Visibility,
} from '@colonnade/domain/entities'
import {
  brief,
  count,
  countIfShown,
  DecodeError,
  fieldsOf,
  flag,
  idText,
  many,
  mediaUrlOrNull,
  MOST_LISTED,
  type Raw,
  text,
  textOrNull,
  time,
  timeOrNull,
  url,
} from './fields.ts'

/** @throws DecodeError without a shortcode or a picture */
export function decodeCustomEmoji(raw: unknown): CustomEmojiEntity {
  const emoji = readCustomEmoji(raw)
  if (emoji === null) throw new DecodeError('custom emoji', 'no shortcode or no picture')
  return emoji
}

/** The custom emoji of a text; broken ones are left out. */
export const customEmojis = (raw: unknown): readonly CustomEmojiEntity[] =>
  many(raw, readCustomEmoji, MOST_LISTED)

function readCustomEmoji(raw: unknown): CustomEmojiEntity | null {
  const fields = fieldsOf<CustomEmojiEntity>(raw)
  const shortcode = text(fields?.shortcode)
  const picture = mediaUrlOrNull(fields?.url) ?? mediaUrlOrNull(fields?.static_url)
  if (fields === null || shortcode === '' || picture === null) return null
  return {
    shortcode,
    url: picture,
    static_url: mediaUrlOrNull(fields.static_url) ?? picture,
    visible_in_picker: fields.visible_in_picker !== false,
    category: textOrNull(fields.category),
  }
}

/**
 * Who may see a post. A word of some other server ("local", "mutuals_only") narrows it in a way
 * that we do not know, so it counts as followers-only: nothing is offered that would spread it.
 */
export const toVisibility = (raw: unknown): Visibility =>
  VISIBILITIES.find((known) => known === raw) ?? 'private'

/** Of a display name, in UTF-16 units: several times what servers allow, so what is longer is meant to harm. */
const LONGEST_NAME = 500

type Role = NonNullable<CredentialAccountEntity['role']>

/** @throws DecodeError without an id or any name */
export const decodeAccount = (raw: unknown): AccountEntity => readAccount(raw, true)

/** Somebody whom one mutes, and until when. @throws DecodeError like any account */
export function decodeMutedAccount(raw: unknown): MutedAccountEntity {
  const fields = fieldsOf<MutedAccountEntity>(raw)
  return { ...decodeAccount(raw), mute_expires_at: timeOrNull(fields?.mute_expires_at) }
}

/** The own account, with the defaults of its posts. @throws DecodeError like any account */
export function decodeCredentialAccount(raw: unknown): CredentialAccountEntity {
  const account = decodeAccount(raw)
  const fields = fieldsOf<CredentialAccountEntity>(raw)
  const source = fieldsOf<CredentialAccountEntity['source']>(fields?.source)
  const role = readRole(fields?.role)
  return {
    ...account,
    source: {
      privacy: toVisibility(source?.privacy ?? 'public'),
      sensitive: flag(source?.sensitive),
      language: textOrNull(source?.language),
      note: text(source?.note),
      follow_requests_count: count(source?.follow_requests_count),
    },
    ...(role === null ? {} : { role }),
  }
}

function readAccount(raw: unknown, withMoved: boolean): AccountEntity {
  const fields = fieldsOf<AccountEntity>(raw)
  if (fields === null) throw new DecodeError('account', 'not an object')
  const id = idText(fields.id)
  const acct = text(fields.acct) || text(fields.username)
  if (id === '') throw new DecodeError('account', 'no id')
  if (acct === '') throw new DecodeError('account', 'no name')
  const avatar = mediaUrlOrNull(fields.avatar) ?? ''
  const header = mediaUrlOrNull(fields.header) ?? ''
  return {
    id: accountId(id),
    username: text(fields.username) || (acct.split('@')[0] ?? acct),
    acct,
    display_name: brief(fields.display_name, LONGEST_NAME),
    locked: flag(fields.locked),
    bot: flag(fields.bot),
    group: flag(fields.group),
    created_at: time(fields.created_at),
    note: text(fields.note),
    url: url(fields.url),
    avatar,
    avatar_static: mediaUrlOrNull(fields.avatar_static) ?? avatar,
    header,
    header_static: mediaUrlOrNull(fields.header_static) ?? header,
    followers_count: countIfShown(fields.followers_count),
    following_count: countIfShown(fields.following_count),
    statuses_count: countIfShown(fields.statuses_count),
    emojis: customEmojis(fields.emojis),
    fields: many(fields.fields, readField, MOST_LISTED),
    moved: withMoved ? readMoved(fields) : null,
    suspended: flag(fields.suspended),
    limited: flag(fields.limited),
  }
}

/** One step only: an account that moved twice must not nest without end. */
function readMoved(fields: Raw<AccountEntity>): AccountEntity | null {
  if (fieldsOf(fields.moved) === null) return null
  try {
    return readAccount(fields.moved, false)
  } catch {
    return null
  }
}

function readField(raw: unknown): AccountField | null {
  const fields = fieldsOf<AccountField>(raw)
  if (fields === null) return null
  return {
    name: text(fields.name),
    value: text(fields.value),
    verified_at: timeOrNull(fields.verified_at),
  }
}

function readRole(raw: unknown): Role | null {
  const fields = fieldsOf<Role>(raw)
  if (fields === null) return null
  return {
    id: idText(fields.id),
    name: text(fields.name),
    permissions: idText(fields.permissions) || '0',
  }
}
