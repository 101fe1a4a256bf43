import {
  type AccountEntity,
  accountId,
  type CredentialAccountEntity,
  type CustomEmojiEntity,
} from '@colonnade/domain/entities'
import { escapeHtml } from '@colonnade/domain/text'
import {
  getAccountUri,
  getAccountUrl,
  findEmojiCodes,
  renderLink,
  LOCAL_ORIGIN,
  renderContent,
} from '../content/render-content.ts'
import { loadCustomEmojis, type EmojiRow } from '../store/custom-emojis.ts'
import { type AccountRow, findAccounts } from '../store/find-rows.ts'
import { resolvePreferences } from '../store/preferences.ts'
import type { Store } from '../store/store.ts'
import type { Viewer } from '../store/visibility.ts'
import { getArtworkUrl, getSmallArtworkUrl } from './media.ts'

/** The viewer, and the address of the instance as seen by the client. */
export interface SerializeContext {
  readonly store: Store
  readonly viewer: Viewer
  /** For example `http://host:port`, without a trailing slash. */
  readonly origin: string
}

export function serializeEmoji(
  { shortcode, artwork, category }: EmojiRow,
  origin: string,
): CustomEmojiEntity {
  const url = getSmallArtworkUrl(origin, artwork)
  return { shortcode, url, static_url: url, visible_in_picker: true, category }
}

/** A serialized account. Has more keys than the client's entity, as the accounts of real servers do. */
export type SerializedAccount = AccountEntity & Readonly<Record<string, unknown>>

/** Serializes accounts. An account that has moved includes its new account. Suspended accounts have no text. */
export async function serializeAccounts(
  { store, origin }: SerializeContext,
  rows: readonly AccountRow[],
): Promise<SerializedAccount[]> {
  const emojis = await loadCustomEmojis(store)
  const targets = await findAccounts(
    store.db,
    rows.flatMap(({ moved_to_id }) => moved_to_id ?? []),
  )
  const send = (row: AccountRow) => serializeAccount(withoutText(row), emojis, origin)
  return rows.map((row) => {
    const target = targets.find(({ id }) => id === row.moved_to_id)
    return target === undefined ? send(row) : { ...send(row), moved: send(target) }
  })
}

export async function serializeOneAccount(
  context: SerializeContext,
  row: AccountRow,
): Promise<SerializedAccount> {
  const [account] = await serializeAccounts(context, [row])
  if (account === undefined) throw new Error('one account in, one out')
  return account
}

/** Removes what Mastodon omits from a suspended account: everything but its address. */
function withoutText(row: AccountRow): AccountRow {
  if (!row.suspended) return row
  return { ...row, display_name: '', note: '', fields: [], locked: false, bot: false }
}

function serializeAccount(
  row: AccountRow,
  emojis: ReadonlyMap<string, EmojiRow>,
  origin: string,
): SerializedAccount {
  const url = withOrigin(getAccountUrl(row), origin)
  const avatar = getSmallArtworkUrl(origin, row.avatar)
  const header = getArtworkUrl(origin, row.header)
  const texts = [
    row.display_name,
    row.note,
    ...row.fields.flatMap(({ name, value }) => [name, value]),
  ]
  return {
    id: accountId(row.id),
    username: row.username,
    acct: row.acct,
    display_name: row.display_name,
    locked: row.locked,
    bot: row.bot,
    discoverable: true,
    group: false,
    created_at: row.created_at.toISOString(),
    note: withOrigin(renderContent(row.note, () => null).html, origin),
    url,
    uri: withOrigin(getAccountUri(row), origin),
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    followers_count: row.followers_count,
    following_count: row.following_count,
    statuses_count: row.statuses_count,
    last_status_at: row.last_status_at?.toISOString().slice(0, 10) ?? null,
    emojis: pickEmojis(findEmojiCodes(texts, new Set(emojis.keys())), emojis, origin),
    ...(row.limited && { limited: true }),
    ...(row.suspended && { suspended: true }),
    fields: row.fields.map(({ name, value, verified_at = null }) => ({
      name,
      value: renderFieldValue(value),
      verified_at,
    })),
    roles: [],
  }
}

const renderFieldValue = (value: string) =>
  /^https?:\/\/\S+$/.test(value)
    ? renderLink(value, 'me nofollow noopener noreferrer')
    : escapeHtml(value)

export const withOrigin = (html: string, origin: string) => html.replaceAll(LOCAL_ORIGIN, origin)

export function pickEmojis(
  codes: readonly string[],
  emojis: ReadonlyMap<string, EmojiRow>,
  origin: string,
): CustomEmojiEntity[] {
  return codes.flatMap((code) => {
    const row = emojis.get(code)
    return row === undefined ? [] : [serializeEmoji(row, origin)]
  })
}

const NO_ROLE = { id: '-99', name: '', permissions: '0' }
/** The bit 16 is the permission to manage reports. */
const STAFF_ROLE = { id: '1', name: 'Staff', permissions: '16' }

/** Serializes the own account of the viewer. */
export async function serializeCredentialAccount(
  context: SerializeContext,
  row: AccountRow,
): Promise<CredentialAccountEntity> {
  const asking = await context.store.db
    .selectFrom('follow_requests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('target_id', '=', row.id)
    .executeTakeFirst()
  return {
    ...(await serializeOneAccount(context, row)),
    source: {
      privacy: row.default_privacy,
      sensitive: row.default_sensitive,
      language: resolvePreferences(row).language,
      note: row.note,
      follow_requests_count: Number(asking?.count ?? 0),
    },
    role: row.is_staff ? STAFF_ROLE : NO_ROLE,
  }
}
