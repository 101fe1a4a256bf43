import type { SeedCard, SeedPoll } from '../seed/seed-data.ts'
import type { Id, StoredCard, StoredPoll } from '../store/tables.ts'

export function toStoredCard(card: SeedCard | null): StoredCard | null {
  if (card === null) return null
  const { url, title, description, type, image, blurhash, width, height, html } = card
  const provider_name = card.provider
  return {
    url,
    title,
    description,
    type,
    author_name: card.author,
    provider_name,
    image,
    blurhash,
    width,
    height,
    html,
  }
}

/** @param id the id of the status, which is also that of its poll */
export function toStoredPoll(poll: NewPoll | null, id: Id): StoredPoll | null {
  if (poll === null) return null
  const { options, multiple, voters, hidesTotals = false } = poll
  const expiresAt = poll.expiresAt.toISOString()
  return { id, options, multiple, voters, expiresAt, ...(hidesTotals && { hidesTotals }) }
}

/** A poll of a new status. */
export interface NewPoll extends SeedPoll {
  readonly hidesTotals?: boolean
}
