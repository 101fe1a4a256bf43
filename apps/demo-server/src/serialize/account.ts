import {
  type AccountEntity,
  accountId,
  type CredentialAccountEntity,
  type CustomEmojiEntity,
} from '@colonnade/domain/entities'
import { escapeHtml } from '@colonnade/domain/text'
import {
  accountUrl,
  emojiCodesIn,
  linkTo,
  LOCAL_ORIGIN,
  renderContent,
} from '../content/render-content.ts'
import { customEmojis, type EmojiRow } from '../store/custom-emojis.ts'
import { preferencesOf } from '../store/preferences.ts'
import { type AccountRow, findAccounts } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Viewer } from '../store/visibility.ts'
import { artworkUrl, smallArtworkUrl } from './media.ts'

/** Who looks, and under which address the instance was called. */
export interface SerializeContext {
  readonly store: Store
  readonly viewer: Viewer
  /** `http://host:port`, without a slash at the end. */
  readonly origin: string
}

export function serializeEmoji(
  { shortcode, artwork, category }: EmojiRow,
  origin: string,
): CustomEmojiEntity {
  const url = smallArtworkUrl(origin, artwork)
  return { shortcode, url, static_url: url, visible_in_picker: true, category }
}

/** What an account looks like from outside; more keys than the client's entity names, as servers send. */
export type SentAccount = AccountEntity & Readonly<Record<string, unknown>>

/** Accounts, those of people who moved with the one where they live now; suspended ones without their words. */
export async function serializeAccounts(
  { store, origin }: SerializeContext,
  rows: readonly AccountRow[],
): Promise<SentAccount[]> {
  const emojis = await customEmojis(store)
  const targets = await findAccounts(
    store.db,
    rows.flatMap(({ moved_to_id }) => moved_to_id ?? []),
  )
  const send = (row: AccountRow) => serializeAccount(withoutWords(row), emojis, origin)
  return rows.map((row) => {
    const target = targets.find(({ id }) => id === row.moved_to_id)
    return target === undefined ? send(row) : { ...send(row), moved: send(target) }
  })
}

export async function serializeOneAccount(
  context: SerializeContext,
  row: AccountRow,
): Promise<SentAccount> {
  const [account] = await serializeAccounts(context, [row])
  if (account === undefined) throw new Error('one account in, one out')
  return account
}

/** What Mastodon leaves of a suspended account: its address. */
function withoutWords(row: AccountRow): AccountRow {
  if (!row.suspended) return row
  return { ...row, display_name: '', note: '', fields: [], locked: false, bot: false }
}

function serializeAccount(
  row: AccountRow,
  emojis: ReadonlyMap<string, EmojiRow>,
  origin: string,
): SentAccount {
  const url = withOrigin(accountUrl(row), origin)
  const avatar = smallArtworkUrl(origin, row.avatar)
  const header = artworkUrl(origin, row.header)
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
    uri: url,
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    followers_count: row.followers_count,
    following_count: row.following_count,
    statuses_count: row.statuses_count,
    last_status_at: row.last_status_at?.toISOString().slice(0, 10) ?? null,
    emojis: pickEmojis(emojiCodesIn(texts, new Set(emojis.keys())), emojis, origin),
    ...(row.limited && { limited: true }),
    ...(row.suspended && { suspended: true }),
    fields: row.fields.map(({ name, value, verified_at = null }) => ({
      name,
      value: fieldValue(value),
      verified_at,
    })),
    roles: [],
  }
}

const fieldValue = (value: string) =>
  /^https?:\/\/\S+$/.test(value)
    ? linkTo(value, 'me nofollow noopener noreferrer')
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

const NOBODY = { id: '-99', name: '', permissions: '0' }
/** Reports are to be looked after: that is what the bit means. */
const STAFF = { id: '1', name: 'Staff', permissions: '16' }

/** An account as its own person sees it. */
export async function credentialAccount(
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
      language: preferencesOf(row).language,
      note: row.note,
      follow_requests_count: Number(asking?.count ?? 0),
    },
    role: row.is_staff ? STAFF : NOBODY,
  }
}
