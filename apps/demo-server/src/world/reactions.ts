import { OWNER } from './relations.ts'
import type { Random } from './seeded.ts'
import { acctOf } from './world.ts'
import type { World, WorldAccount, WorldReaction, WorldStatus } from './world.ts'

/** How likely a person here favourites a post of the owner, and an answer that she gave. */
const FOND_OF_OWNER = 0.32
const FOND_OF_ANSWERS = 0.05
/** How likely the owner favourites or keeps a post of somebody else. */
const OWNER_FAVOURITES = 0.14
const OWNER_BOOKMARKS = 0.035
/** What favourites cost: only the newest posts of others get them by name. */
const NAMED_REACTIONS = 500
const HALF_DAY_MS = 43_200_000
/** Favourites of one post of the owner come in a wave, so that they read as one row. */
const WAVE_MS = 900_000

/** Who favourited and kept what, by name. */
export function buildReactions(
  statuses: readonly WorldStatus[],
  accounts: readonly WorldAccount[],
  now: Date,
  random: Random,
): World['reactions'] {
  const readers = accounts.filter(({ bot }) => !bot).map(acctOf)
  const favourites: WorldReaction[] = []
  const bookmarks: WorldReaction[] = []
  const moment = (status: WorldStatus) => {
    const room = Math.min(HALF_DAY_MS, now.getTime() - status.at.getTime())
    return new Date(status.at.getTime() + room * (0.05 + 0.9 * random() ** 2))
  }

  statuses.forEach((status, index) => {
    const isOpen = status.boostOf === null && status.visibility !== 'direct'
    if (!isOpen) return
    const react = (acct: string) => ({ acct, statusKey: status.key, at: moment(status) })

    if (status.author === OWNER) {
      const fondness = status.inReplyTo === null ? FOND_OF_OWNER : FOND_OF_ANSWERS
      const fans = readers.filter((acct) => acct !== OWNER && random() < fondness)
      const start = moment(status).getTime()
      const wave = Math.min(WAVE_MS, now.getTime() - start)
      favourites.push(
        ...fans.map((acct) => ({ ...react(acct), at: new Date(start + random() * wave) })),
      )
      return
    }
    if (random() < OWNER_FAVOURITES) favourites.push(react(OWNER))
    if (random() < OWNER_BOOKMARKS) bookmarks.push(react(OWNER))
    if (index < statuses.length - NAMED_REACTIONS) return
    const fans = readers.filter(
      (acct) => acct !== OWNER && acct !== status.author && random() < 0.06,
    )
    favourites.push(...fans.map(react))
  })
  return { favourites, bookmarks }
}
