import { type Departed, WORLD } from './data.ts'
import { publish } from './publish.ts'
import type { Random } from './seeded.ts'
import { acctOf, type WorldAccount, type WorldStatus } from './world.ts'

const DAY_MS = 86_400_000

/** Long ago, so that what they left behind is come upon in their profile alone. Unit: days. */
const AGO = 90

/** Who lives elsewhere now, and whom the moderators hid or took away: nobody follows them. */
export const DEPARTED: readonly WorldAccount[] = WORLD.departed.map(toAccount)

function toAccount({ joined, posts: _posts, ...account }: Departed): WorldAccount {
  return {
    ...account,
    locked: false,
    bot: false,
    fields: [],
    language: 'en',
    createdAt: new Date(joined),
  }
}

export function departedStatuses(now: Date, random: Random): readonly WorldStatus[] {
  return WORLD.departed.flatMap(({ posts, ...account }) =>
    posts.map((text, index) => {
      const at = new Date(now.getTime() - (AGO + index) * DAY_MS)
      const post = publish(
        { text },
        { author: acctOf(account), language: 'en', at, inReplyTo: null },
        { accts: new Map(), random },
      )
      const key = `${account.username}-${index}`
      return { ...post, key, at, favourites: 0, boosts: 0 }
    }),
  )
}
