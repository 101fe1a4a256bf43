import type { AccountEntity, CustomEmojiEntity } from '@colonnade/domain/entities'
import { accountId } from '@colonnade/domain/entities'
import { escapeHtml } from '@colonnade/domain/text'
import { emojiCodesIn } from '../content/emoji-codes.ts'
import { accountUrl } from '../content/local-links.ts'
import { LOCAL_ORIGIN, linkTo, renderContent } from '../content/render-content.ts'
import { customEmojis, type EmojiRow } from '../store/custom-emojis.ts'
import { type AccountRow, findAccounts } from '../store/reads.ts'
import type { SerializeContext } from './context.ts'
import { serializeEmoji } from './emoji.ts'
import { artworkUrl, smallArtworkUrl } from './media-urls.ts'

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
