import {
  getAccountUrl,
  findEmojiCodes,
  renderQuoteLine,
  renderContent,
} from '../../content/render-content.ts'
import { toStoredCard, toStoredPoll } from '../../content/stored-card-and-poll.ts'
import type { SeedData, SeedStatus } from '../../seed/seed-data.ts'
import type { Id, StoredMention } from '../tables.ts'
import type { SeededAccounts, Row, SeededAccount } from './seeded-accounts.ts'

interface SeededStatus {
  readonly id: Id
  readonly author: SeededAccount
  readonly seedData: SeedStatus
  readonly mentions: readonly StoredMention[]
  readonly row: Row<'statuses'>
}

export type SeededStatuses = ReadonlyMap<SeedStatus['key'], SeededStatus>

/** Omits statuses whose author or target is not in the seed data. */
export function createSeededStatuses(
  seedData: SeedData,
  accounts: SeededAccounts,
  idAt: (at: Date) => Id,
): SeededStatuses {
  const emojis = new Set(seedData.emojis.map(({ shortcode }) => shortcode))
  const resolve = (acct: string) => findMention(accounts, acct)
  const seeded = new Map<string, SeededStatus>()

  for (const status of seedData.statuses) {
    const author = accounts.get(status.author)
    const boosted = status.boostOf === null ? null : seeded.get(status.boostOf)
    if (author === undefined || boosted === undefined) continue
    const answered = status.inReplyTo === null ? undefined : seeded.get(status.inReplyTo)
    const quoted = status.quoteOf === null ? undefined : seeded.get(status.quoteOf)
    const { html, mentions, tags } = renderContent(status.text, resolve)
    const id = idAt(status.at)
    const row: Row<'statuses'> = {
      id,
      account_id: author.id,
      text: status.text,
      content: quoted === undefined ? html : `${renderQuoteLine(getPageUrl(quoted))}${html}`,
      spoiler_text: status.spoilerText,
      sensitive: status.sensitive,
      visibility: status.visibility,
      language: status.language,
      in_reply_to_id: answered?.id ?? null,
      in_reply_to_account_id: answered?.author.id ?? null,
      reblog_of_id: boosted?.id ?? null,
      quote_of_id: quoted?.id ?? null,
      quote_state: 'accepted',
      local: author.account.domain === null,
      has_media: status.media.length > 0,
      pinned: false,
      mentions,
      tags: [...tags],
      emojis: findEmojiCodes([status.text, status.spoilerText], emojis),
      card: toStoredCard(status.card),
      poll: toStoredPoll(status.poll, id),
      world_key: status.key,
      replies_count: 0,
      reblogs_count: status.boosts,
      favourites_count: status.favourites,
      created_at: status.at,
    }
    seeded.set(status.key, { id, author, seedData: status, mentions, row })
  }
  return seeded
}

const getPageUrl = ({ author, id }: SeededStatus): string =>
  `${getAccountUrl(author.account)}/${id}`

function findMention(accounts: SeededAccounts, acct: string): StoredMention | null {
  const account = accounts.get(acct)
  if (account === undefined) return null
  const { username } = account.account
  return { id: account.id, username, acct, url: getAccountUrl(account.account) }
}

export function createMediaRows(statuses: SeededStatuses): readonly Row<'media'>[] {
  return [...statuses.values()].flatMap(({ id, author, seedData }) =>
    seedData.media.map((media, position) => ({
      id: String(BigInt(id) + BigInt(position)),
      account_id: author.id,
      status_id: id,
      position,
      type: media.type,
      artwork: media.artwork,
      description: media.description === '' ? null : media.description,
      focus_x: media.focus?.x ?? null,
      focus_y: media.focus?.y ?? null,
      width: media.width,
      height: media.height,
      blurhash: media.blurhash,
    })),
  )
}
