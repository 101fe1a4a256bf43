import { WORLD } from './data.ts'
import { between, type Random } from './seeded.ts'
import {
  acctOf,
  type World,
  type WorldAccount,
  type WorldReaction,
  type WorldStatus,
} from './world.ts'

/** The persona who signs in by default. */
export const OWNER = WORLD.owner

const DAY_MS = 86_400_000

/** Who follows whom: nearly all of them the owner, and everybody some dozen others. */
export function buildFollows(
  accounts: readonly WorldAccount[],
  now: Date,
  random: Random,
): World['follows'] {
  const follows: World['follows'][number][] = []
  for (const follower of accounts) {
    for (const followed of accounts) {
      if (follower === followed || !doesFollow(follower, followed, random)) continue
      follows.push({
        follower: acctOf(follower),
        followed: acctOf(followed),
        at: followMoment(follower, followed, now, random),
      })
    }
  }
  return follows
}

function doesFollow(follower: WorldAccount, followed: WorldAccount, random: Random): boolean {
  if (follower.username === OWNER) return !WORLD.undiscovered.includes(followed.username)
  if (follower.bot) return false
  if (followed.username === OWNER) return !WORLD.notYetFollowers.includes(follower.username)
  return random() < (follower.domain === followed.domain ? 0.8 : 0.35)
}

function followMoment(
  follower: WorldAccount,
  followed: WorldAccount,
  now: Date,
  random: Random,
): Date {
  const rank = followed.username === OWNER ? WORLD.newFollowers.indexOf(follower.username) : -1
  const days = rank >= 0 ? (rank + 1) ** 2 * 0.06 : between(random, 20, 400)
  return new Date(now.getTime() - days * DAY_MS)
}

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
