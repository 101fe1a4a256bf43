import { accountUrl, emojiCodesIn, quoteLine, renderContent } from '../../content/render-content.ts'
import { storedCard, storedPoll } from '../../content/stored-extras.ts'
import type { World, WorldStatus } from '../../world/world.ts'
import type { Id, StoredMention } from '../tables.ts'
import type { People, Row, SeededPerson } from './seeded-accounts.ts'

interface SeededStatus {
  readonly id: Id
  readonly author: SeededPerson
  readonly world: WorldStatus
  readonly mentions: readonly StoredMention[]
  readonly row: Row<'statuses'>
}

export type SeededStatuses = ReadonlyMap<WorldStatus['key'], SeededStatus>

/** Statuses whose author or target the world does not hold are left out. */
export function seedStatuses(world: World, people: People, idAt: (at: Date) => Id): SeededStatuses {
  const emojis = new Set(world.emojis.map(({ shortcode }) => shortcode))
  const resolve = (acct: string) => mentionOf(people, acct)
  const seeded = new Map<string, SeededStatus>()

  for (const status of world.statuses) {
    const author = people.get(status.author)
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
      content: quoted === undefined ? html : `${quoteLine(pageOf(quoted))}${html}`,
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
      emojis: emojiCodesIn([status.text, status.spoilerText], emojis),
      card: storedCard(status.card),
      poll: storedPoll(status.poll, id),
      world_key: status.key,
      replies_count: 0,
      reblogs_count: status.boosts,
      favourites_count: status.favourites,
      created_at: status.at,
    }
    seeded.set(status.key, { id, author, world: status, mentions, row })
  }
  return seeded
}

const pageOf = ({ author, id }: SeededStatus): string => `${accountUrl(author.account)}/${id}`

function mentionOf(people: People, acct: string): StoredMention | null {
  const person = people.get(acct)
  if (person === undefined) return null
  const { username } = person.account
  return { id: person.id, username, acct, url: accountUrl(person.account) }
}

export function mediaRows(statuses: SeededStatuses): readonly Row<'media'>[] {
  return [...statuses.values()].flatMap(({ id, author, world }) =>
    world.media.map((media, position) => ({
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
