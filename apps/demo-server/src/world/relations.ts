import { WORLD } from './data.ts'
import { between } from './seeded.ts'
import type { Random } from './seeded.ts'
import { acctOf } from './world.ts'
import type { World, WorldAccount } from './world.ts'

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
