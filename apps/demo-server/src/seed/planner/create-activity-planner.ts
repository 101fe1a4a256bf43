import type { ActivityPlanner } from '../activity-planner.ts'
import { PEOPLE } from '../data-files.ts'
import type { Persona } from '../persona-schema.ts'
import { shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { getAcct, isActive } from '../seed-data.ts'
import type { SeedData, SeedPost } from '../seed-data.ts'
import { createPostPlanner } from './plan-posts.ts'
import { createReplyPlanner } from './plan-replies.ts'

interface ActivityPlannerOptions {
  readonly seedData: SeedData
  readonly random: Random
  readonly people?: readonly Persona[]
}

/** The share of each kind of post; the rest are replies. When a kind has no post left, another kind is used. */
const MIX = { reserve: 0.42, composed: 0.3, boost: 0.14 }

/**
 * Creates the planner of the activity after the seed data was built. Texts do not repeat while unused ones are left.
 * The owner is a real person now, so the planner never posts as her.
 */
export function createActivityPlanner({
  seedData,
  random,
  people = PEOPLE,
}: ActivityPlannerOptions): ActivityPlanner {
  const others = people.filter(({ account }) => account.username !== seedData.owner)
  const accts = new Map(people.map(({ account }) => [account.username, getAcct(account)]))
  const replyPlanner = createReplyPlanner({ seedData, random, accts })
  const postPlanner = createPostPlanner({ seedData, random, people: others, accts, replyPlanner })
  const futureFollowers = shuffle(random, findFutureFollowers(seedData))

  return {
    planPost(now): SeedPost | null {
      const draw = random()
      const { reserve, composed, boost } = MIX
      const order =
        draw < reserve
          ? [postPlanner.takeReserved, postPlanner.compose]
          : draw < reserve + composed
            ? [postPlanner.compose, postPlanner.takeReserved]
            : draw < reserve + composed + boost
              ? [postPlanner.boost, postPlanner.compose]
              : [postPlanner.reply, postPlanner.compose]
      for (const write of order) {
        const post = write(now)
        if (post !== null) return post
      }
      return null
    },
    planReplies: replyPlanner.planReplies,
    planReactions: replyPlanner.planReactions,
    planFollow() {
      const follower = futureFollowers.pop()
      return follower === undefined ? null : { follower, followed: seedData.owner }
    },
  }
}

/** Finds the accounts that do not follow the owner yet. */
function findFutureFollowers(seedData: SeedData): string[] {
  const following = new Set(
    seedData.follows
      .filter(({ followed }) => followed === seedData.owner)
      .map(({ follower }) => follower),
  )
  return seedData.accounts
    .filter((one) => !one.bot && isActive(one) && one.username !== seedData.owner)
    .map(getAcct)
    .filter((acct) => !following.has(acct))
}
