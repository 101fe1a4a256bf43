import type { Persona } from '../authoring.ts'
import { PEOPLE } from '../data.ts'
import type { Life } from '../life.ts'
import { shuffled } from '../seeded.ts'
import type { Random } from '../seeded.ts'
import { acctOf, isActive } from '../world.ts'
import type { World, WorldPost } from '../world.ts'
import { openAnswering } from './answering.ts'
import { openWriting } from './writing.ts'

interface LifeOptions {
  readonly world: World
  readonly random: Random
  readonly people?: readonly Persona[]
}

/** How often each kind of thing happens; what cannot happen gives way to the next. */
const MIX = { reserve: 0.42, composed: 0.3, boost: 0.14 }

/**
 * What goes on in the world after it was built. Nothing is said twice while there is anything new
 * left to say, and the owner, who is a real person now, is never spoken for.
 */
export function createLife({ world, random, people = PEOPLE }: LifeOptions): Life {
  const others = people.filter(({ account }) => account.username !== world.owner)
  const accts = new Map(people.map(({ account }) => [account.username, acctOf(account)]))
  const answering = openAnswering({ world, random, accts })
  const writing = openWriting({ world, random, people: others, accts, answering })
  const strangers = shuffled(random, newFollowers(world))

  return {
    nextPost(now): WorldPost | null {
      const draw = random()
      const { reserve, composed, boost } = MIX
      const order =
        draw < reserve
          ? [writing.fromReserve, writing.composed]
          : draw < reserve + composed
            ? [writing.composed, writing.fromReserve]
            : draw < reserve + composed + boost
              ? [writing.boost, writing.composed]
              : [writing.rejoinder, writing.composed]
      for (const write of order) {
        const post = write(now)
        if (post !== null) return post
      }
      return null
    },
    answerTo: answering.answerTo,
    reactionTo: answering.reactionTo,
    nextFollow() {
      const follower = strangers.pop()
      return follower === undefined ? null : { follower, followed: world.owner }
    },
  }
}

/** Those who do not follow the owner yet. */
function newFollowers(world: World): string[] {
  const following = new Set(
    world.follows
      .filter(({ followed }) => followed === world.owner)
      .map(({ follower }) => follower),
  )
  return world.accounts
    .filter((one) => !one.bot && isActive(one) && one.username !== world.owner)
    .map(acctOf)
    .filter((acct) => !following.has(acct))
}
