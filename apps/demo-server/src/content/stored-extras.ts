import type { Id, StoredCard, StoredPoll } from '../store/tables.ts'
import type { WorldCard, WorldPoll } from '../world/world.ts'

export function storedCard(card: WorldCard | null): StoredCard | null {
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

/** @param id its status's: a status has one poll at most */
export function storedPoll(poll: NewPoll | null, id: Id): StoredPoll | null {
  if (poll === null) return null
  const { options, multiple, voters, hidesTotals = false } = poll
  const expiresAt = poll.expiresAt.toISOString()
  return { id, options, multiple, voters, expiresAt, ...(hidesTotals && { hidesTotals }) }
}

/** A poll as it is made. */
export interface NewPoll extends WorldPoll {
  readonly hidesTotals?: boolean
}
