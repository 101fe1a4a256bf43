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
  toShortText,
  toCount,
  toCountOrHidden,
  DecodeError,
  toFields,
  toFlag,
  toIdText,
  decodeItems,
  toMediaUrlOrNull,
  MAX_LIST_LENGTH,
  type Raw,
  toText,
  toTextOrNull,
  toTime,
  toTimeOrNull,
  toUrl,
} from './fields.ts'

/** @throws DecodeError without a shortcode or an image */
export function decodeCustomEmoji(raw: unknown): CustomEmojiEntity {
  const emoji = readCustomEmoji(raw)
  if (emoji === null) throw new DecodeError('custom emoji', 'no shortcode or no picture')
  return emoji
}

/** Decodes the custom emoji of a text; invalid ones are left out. */
export const decodeCustomEmojis = (raw: unknown): readonly CustomEmojiEntity[] =>
  decodeItems(raw, readCustomEmoji, MAX_LIST_LENGTH)

function readCustomEmoji(raw: unknown): CustomEmojiEntity | null {
  const fields = toFields<CustomEmojiEntity>(raw)
  const shortcode = toText(fields?.shortcode)
  const picture = toMediaUrlOrNull(fields?.url) ?? toMediaUrlOrNull(fields?.static_url)
  if (fields === null || shortcode === '' || picture === null) return null
  return {
    shortcode,
    url: picture,
    static_url: toMediaUrlOrNull(fields.static_url) ?? picture,
    visible_in_picker: fields.visible_in_picker !== false,
    category: toTextOrNull(fields.category),
  }
}

/**
 * Decodes the visibility of a post. Unknown values of other servers ("local", "mutuals_only") restrict it in an
 * unknown way, so they count as followers-only. Nothing is then offered that would spread the post.
 */
export const toVisibility = (raw: unknown): Visibility =>
  VISIBILITIES.find((known) => known === raw) ?? 'private'

/**
 * Maximum length of a display name, in UTF-16 code units: several times what servers allow. Longer ones are
 * malicious.
 */
const MAX_NAME_LENGTH = 500

type Role = NonNullable<CredentialAccountEntity['role']>

/** @throws DecodeError without an id or any name */
export const decodeAccount = (raw: unknown): AccountEntity => readAccount(raw, true)

/** Decodes a muted account with the end of the mute. @throws DecodeError like any account */
export function decodeMutedAccount(raw: unknown): MutedAccountEntity {
  const fields = toFields<MutedAccountEntity>(raw)
  return { ...decodeAccount(raw), mute_expires_at: toTimeOrNull(fields?.mute_expires_at) }
}

/** Decodes the own account with its posting defaults. @throws DecodeError like any account */
export function decodeCredentialAccount(raw: unknown): CredentialAccountEntity {
  const account = decodeAccount(raw)
  const fields = toFields<CredentialAccountEntity>(raw)
  const source = toFields<CredentialAccountEntity['source']>(fields?.source)
  const role = readRole(fields?.role)
  return {
    ...account,
    source: {
      privacy: toVisibility(source?.privacy ?? 'public'),
      sensitive: toFlag(source?.sensitive),
      language: toTextOrNull(source?.language),
      note: toText(source?.note),
      follow_requests_count: toCount(source?.follow_requests_count),
    },
    ...(role === null ? {} : { role }),
  }
}

function readAccount(raw: unknown, withMoved: boolean): AccountEntity {
  const fields = toFields<AccountEntity>(raw)
  if (fields === null) throw new DecodeError('account', 'not an object')
  const id = toIdText(fields.id)
  const acct = toText(fields.acct) || toText(fields.username)
  if (id === '') throw new DecodeError('account', 'no id')
  if (acct === '') throw new DecodeError('account', 'no name')
  const avatar = toMediaUrlOrNull(fields.avatar) ?? ''
  const header = toMediaUrlOrNull(fields.header) ?? ''
  return {
    id: accountId(id),
    username: toText(fields.username) || (acct.split('@')[0] ?? acct),
    acct,
    display_name: toShortText(fields.display_name, MAX_NAME_LENGTH),
    locked: toFlag(fields.locked),
    bot: toFlag(fields.bot),
    group: toFlag(fields.group),
    created_at: toTime(fields.created_at),
    note: toText(fields.note),
    url: toUrl(fields.url),
    avatar,
    avatar_static: toMediaUrlOrNull(fields.avatar_static) ?? avatar,
    header,
    header_static: toMediaUrlOrNull(fields.header_static) ?? header,
    followers_count: toCountOrHidden(fields.followers_count),
    following_count: toCountOrHidden(fields.following_count),
    statuses_count: toCountOrHidden(fields.statuses_count),
    emojis: decodeCustomEmojis(fields.emojis),
    fields: decodeItems(fields.fields, readField, MAX_LIST_LENGTH),
    moved: withMoved ? readMoved(fields) : null,
    suspended: toFlag(fields.suspended),
    limited: toFlag(fields.limited),
  }
}

/** Decodes one level only, so that an account that moved twice cannot nest without end. */
function readMoved(fields: Raw<AccountEntity>): AccountEntity | null {
  if (toFields(fields.moved) === null) return null
  try {
    return readAccount(fields.moved, false)
  } catch {
    return null
  }
}

function readField(raw: unknown): AccountField | null {
  const fields = toFields<AccountField>(raw)
  if (fields === null) return null
  return {
    name: toText(fields.name),
    value: toText(fields.value),
    verified_at: toTimeOrNull(fields.verified_at),
  }
}

function readRole(raw: unknown): Role | null {
  const fields = toFields<Role>(raw)
  if (fields === null) return null
  return {
    id: toIdText(fields.id),
    name: toText(fields.name),
    permissions: toIdText(fields.permissions) || '0',
  }
}
