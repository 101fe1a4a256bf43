import { between } from './seeded.ts'
import type { Random } from './seeded.ts'
import { acctOf } from './world.ts'
import type { World, WorldAccount } from './world.ts'

/** The persona who signs in by default. */
export const OWNER = 'mira'

/** The newest of all: what a newcomer sees on top of Home. */
export const HEADLINE = { booster: 'tomas', boosted: 'lena-1', secondsAgo: 20 }

const DAY_MS = 86_400_000
/** People whom the owner has yet to discover. Everybody else fills her Home. */
const UNDISCOVERED = new Set(['wei', 'rosalind', 'yusuf', 'hollis', 'bruno'])
/** Do not follow the owner yet: somebody must be left to follow her while life goes on. */
const NOT_YET_FOLLOWERS = new Set([
  'camille',
  'minji',
  'wei',
  'shirin',
  'rosalind',
  'yusuf',
  'olena',
  'hollis',
  'petra',
])
/** The newest of the owner's followers, newest first. */
const NEW_FOLLOWERS = ['priya', 'marisol', 'haruka', 'theo', 'ottilie']

export const LISTS: readonly { readonly title: string; readonly members: readonly string[] }[] = [
  {
    title: 'Harbour friends',
    members: ['farah', 'kwame', 'saga', 'tomas', 'hanne', 'oskar', 'ruan', 'tides', 'dot'],
  },
  {
    title: 'Night sky',
    members: ['lena', 'konrad', 'juno', 'noa', 'ines', 'petra', 'leif'],
  },
]

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
  if (follower.username === OWNER) return !UNDISCOVERED.has(followed.username)
  if (follower.bot) return false
  if (followed.username === OWNER) return !NOT_YET_FOLLOWERS.has(follower.username)
  return random() < (follower.domain === followed.domain ? 0.8 : 0.35)
}

function followMoment(
  follower: WorldAccount,
  followed: WorldAccount,
  now: Date,
  random: Random,
): Date {
  const rank = followed.username === OWNER ? NEW_FOLLOWERS.indexOf(follower.username) : -1
  const days = rank >= 0 ? (rank + 1) ** 2 * 0.06 : between(random, 20, 400)
  return new Date(now.getTime() - days * DAY_MS)
}
