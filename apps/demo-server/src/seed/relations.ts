import { SEED_CONFIG } from './data-files.ts'
import { drawInteger, type Random } from './random.ts'
import {
  getAcct,
  type SeedData,
  type SeedAccount,
  type SeedReaction,
  type SeedStatus,
} from './seed-data.ts'

/** The username of the account that signs in by default. */
export const OWNER = SEED_CONFIG.owner

const DAY_MS = 86_400_000

/** Builds the follows: nearly all accounts follow the owner, and each follows about a dozen others. */
export function buildFollows(
  accounts: readonly SeedAccount[],
  now: Date,
  random: Random,
): SeedData['follows'] {
  const follows: SeedData['follows'][number][] = []
  for (const follower of accounts) {
    for (const followed of accounts) {
      if (follower === followed || !shouldFollow(follower, followed, random)) continue
      follows.push({
        follower: getAcct(follower),
        followed: getAcct(followed),
        at: getFollowTime(follower, followed, now, random),
      })
    }
  }
  return follows
}

/** The age of the follows that only a list requires. Unit: days. */
const LISTED_SINCE_DAYS = 30

/** Adds the follows that the members of lists need, because only followed accounts can be in a list. Draws nothing. */
export function withListedFollows(
  follows: SeedData['follows'],
  lists: SeedData['lists'],
  now: Date,
): SeedData['follows'] {
  const known = new Set(follows.map(({ follower, followed }) => `${follower} ${followed}`))
  const at = new Date(now.getTime() - LISTED_SINCE_DAYS * DAY_MS)
  const missing = lists.flatMap(({ owner, members }) =>
    members.flatMap((followed) => {
      const pair = `${owner} ${followed}`
      if (known.has(pair)) return []
      known.add(pair)
      return [{ follower: owner, followed, at }]
    }),
  )
  return [...follows, ...missing]
}

function shouldFollow(follower: SeedAccount, followed: SeedAccount, random: Random): boolean {
  if (follower.username === OWNER) return !SEED_CONFIG.undiscovered.includes(followed.username)
  if (follower.bot) return false
  if (followed.username === OWNER) return !SEED_CONFIG.notYetFollowers.includes(follower.username)
  return random() < (follower.domain === followed.domain ? 0.8 : 0.35)
}

function getFollowTime(
  follower: SeedAccount,
  followed: SeedAccount,
  now: Date,
  random: Random,
): Date {
  const rank =
    followed.username === OWNER ? SEED_CONFIG.newFollowers.indexOf(follower.username) : -1
  const days = rank >= 0 ? (rank + 1) ** 2 * 0.06 : drawInteger(random, 20, 400)
  return new Date(now.getTime() - days * DAY_MS)
}

/** The probability that an account favourites a post of the owner, or a reply of hers. */
const OWNER_FAVOURITE_CHANCE = 0.32
const OWNER_REPLY_FAVOURITE_CHANCE = 0.05
/** The probability that the owner favourites or bookmarks a post of another account. */
const FAVOURITE_BY_OWNER_CHANCE = 0.14
const BOOKMARK_BY_OWNER_CHANCE = 0.035
/** How many of the newest posts of others get reactions of named accounts. Limited, because each is a row. */
const NAMED_REACTIONS = 500
const HALF_DAY_MS = 43_200_000
/** The favourites of one post of the owner fall within this time, so that they are grouped in one notification row. */
const WAVE_MS = 900_000

/** Builds the favourites and bookmarks of named accounts. */
export function buildReactions(
  statuses: readonly SeedStatus[],
  accounts: readonly SeedAccount[],
  now: Date,
  random: Random,
): SeedData['reactions'] {
  const readers = accounts.filter(({ bot }) => !bot).map(getAcct)
  const favourites: SeedReaction[] = []
  const bookmarks: SeedReaction[] = []
  const drawReactionTime = (status: SeedStatus) => {
    const room = Math.min(HALF_DAY_MS, now.getTime() - status.at.getTime())
    return new Date(status.at.getTime() + room * (0.05 + 0.9 * random() ** 2))
  }

  statuses.forEach((status, index) => {
    const isOpen = status.boostOf === null && status.visibility !== 'direct'
    if (!isOpen) return
    const createReaction = (acct: string) => ({
      acct,
      statusKey: status.key,
      at: drawReactionTime(status),
    })

    if (status.author === OWNER) {
      const chance =
        status.inReplyTo === null ? OWNER_FAVOURITE_CHANCE : OWNER_REPLY_FAVOURITE_CHANCE
      const fans = readers.filter((acct) => acct !== OWNER && random() < chance)
      const start = drawReactionTime(status).getTime()
      const wave = Math.min(WAVE_MS, now.getTime() - start)
      favourites.push(
        ...fans.map((acct) => ({ ...createReaction(acct), at: new Date(start + random() * wave) })),
      )
      return
    }
    if (random() < FAVOURITE_BY_OWNER_CHANCE) favourites.push(createReaction(OWNER))
    if (random() < BOOKMARK_BY_OWNER_CHANCE) bookmarks.push(createReaction(OWNER))
    if (index < statuses.length - NAMED_REACTIONS) return
    const fans = readers.filter(
      (acct) => acct !== OWNER && acct !== status.author && random() < 0.06,
    )
    favourites.push(...fans.map(createReaction))
  })
  return { favourites, bookmarks }
}
