import { buildEmojis, toAccount } from './build-seed-data.ts'
import { SECOND_CONFIG } from './data-files.ts'
import { orderRootPosts } from './order-root-posts.ts'
import { drawPastTimes } from './post-times.ts'
import { createSeededRandom } from './random.ts'
import { getAcct, type SeedData } from './seed-data.ts'
import { createStatusWriter } from './status-writer.ts'

const DAY_MS = 86_400_000
/** One of this many times has a post, so that the posts of a few people fill the last two days. */
const TIMES_PER_POST = 8

/** Builds the seed data of the second server: a few people who follow each other, and their posts. Pure. */
export function buildSecondSeedData({
  seed,
  now,
}: {
  readonly seed: string
  readonly now: Date
}): SeedData {
  const random = createSeededRandom(seed)
  const { owner, people, lists } = SECOND_CONFIG
  const accounts = people.map(toAccount)
  const accts = new Map(accounts.map((account) => [account.username, getAcct(account)]))
  const roots = orderRootPosts(people, random)
  const times = drawPastTimes(roots.length * TIMES_PER_POST, now, random)
  const writer = createStatusWriter(people, roots, now, { accts, random })
  const statuses = roots.flatMap((root, index) =>
    writer.writeRoot(root, times[index * TIMES_PER_POST] ?? now),
  )
  return {
    owner,
    accounts,
    statuses: statuses.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    follows: accounts.flatMap((follower) =>
      accounts
        .filter((followed) => followed !== follower)
        .map((followed, index) => ({
          follower: follower.username,
          followed: followed.username,
          at: new Date(now.getTime() - (20 + index) * DAY_MS),
        })),
    ),
    lists: lists.map((list) => ({ owner, ...list })),
    emojis: buildEmojis(),
    reactions: {
      favourites: statuses.flatMap(({ key, author, at, visibility }) =>
        accounts
          .filter(({ username }) => username !== author && visibility !== 'private')
          .filter(() => random() < 0.4)
          .map(({ username }) => ({
            acct: username,
            statusKey: key,
            at: new Date(at.getTime() + (now.getTime() - at.getTime()) * random()),
          })),
      ),
      bookmarks: [],
    },
  }
}
