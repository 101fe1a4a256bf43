import { type InactivePersona, PEOPLE, SEED_CONFIG } from './data-files.ts'
import { orderRootPosts, DENSE_TIME_COUNT, assignRootPosts } from './order-root-posts.ts'
import type { Persona } from './persona-schema.ts'
import { drawPastTimes } from './post-times.ts'
import { type Random, createSeededRandom } from './random.ts'
import { buildFollows, buildReactions, OWNER, withListedFollows } from './relations.ts'
import {
  type Acct,
  getAcct,
  type SeedData,
  type SeedAccount,
  type SeedStatus,
} from './seed-data.ts'
import { countReplies, createStatusWriter } from './status-writer.ts'
import { toSeedPost, type ConversionContext } from './to-seed-post.ts'

const DAY_MS = 86_400_000

/**
 * Age of the newest post of an inactive account. Such posts are old enough to appear only in the profile. Unit: days.
 */
const INACTIVE_SINCE_DAYS = 90

/** Accounts that have moved, or that moderators have limited or suspended. They have no followers. */
const INACTIVE_ACCOUNTS: readonly SeedAccount[] = SEED_CONFIG.departed.map(toInactiveAccount)

function toInactiveAccount({ joined, posts: _posts, ...account }: InactivePersona): SeedAccount {
  return {
    ...account,
    locked: false,
    bot: false,
    fields: [],
    language: 'en',
    createdAt: new Date(joined),
  }
}

function buildInactiveStatuses(now: Date, random: Random): readonly SeedStatus[] {
  return SEED_CONFIG.departed.flatMap(({ posts, ...account }) =>
    posts.map((text, index) => {
      const at = new Date(now.getTime() - (INACTIVE_SINCE_DAYS + index) * DAY_MS)
      const post = toSeedPost(
        { text },
        { author: getAcct(account), language: 'en', at, inReplyTo: null },
        { accts: new Map(), random },
      )
      const key = `${account.username}-${index}`
      return { ...post, key, at, favourites: 0, boosts: 0 }
    }),
  )
}

const TOTAL_STATUSES = 3000
/** The share of times without a written post that are boosts; higher among the newest. */
const BOOSTS_AMONG_NEWEST = 0.45
const BOOSTS_BEFORE = 0.075

interface SeedOptions {
  readonly seed: string
  readonly now: Date
  readonly people?: readonly Persona[]
}

/**
 * Builds all seed data as of `now`. Pure: the same seed and time give the same data.
 *
 * @returns about 3,000 statuses, the newest less than a minute old
 */
export function buildSeedData({ seed, now, people = PEOPLE }: SeedOptions): SeedData {
  const random = createSeededRandom(seed)
  const accounts = people.map(toAccount)
  const accts = new Map(accounts.map((account) => [account.username, getAcct(account)]))
  const statuses = buildStatuses(people, now, { accts, random })
  const lists = buildLists(accts)

  return {
    owner: OWNER,
    accounts: [...accounts, ...INACTIVE_ACCOUNTS],
    statuses: sortByTime([...statuses, ...buildInactiveStatuses(now, random)]),
    follows: withListedFollows(buildFollows(accounts, now, random), lists, now),
    lists,
    emojis: buildEmojis(),
    reactions: buildReactions(statuses, accounts, now, random),
  }
}

/** Converts a persona to its profile. */
export function toAccount({ account }: Persona): SeedAccount {
  return {
    username: account.username,
    domain: account.domain,
    displayName: account.displayName,
    note: account.note,
    locked: account.locked ?? false,
    bot: account.bot ?? false,
    fields: account.fields,
    avatar: account.avatar ?? `avatar-${account.username}`,
    header: account.header,
    createdAt: new Date(account.joined),
    language: account.language,
  }
}

const buildLists = (accts: ReadonlyMap<string, Acct>): SeedData['lists'] =>
  SEED_CONFIG.lists.map(({ owner = OWNER, title, members }) => ({
    owner,
    title,
    members: members.map((name) => accts.get(name) ?? name),
  }))

/** The custom emoji of this server. */
export const buildEmojis = (): SeedData['emojis'] =>
  Object.entries(SEED_CONFIG.emojis).flatMap(([category, shortcodes]) =>
    shortcodes.map((shortcode) => ({
      shortcode,
      artwork: `emoji-${shortcode.replaceAll('_', '-')}`,
      category,
    })),
  )

function buildStatuses(people: readonly Persona[], now: Date, context: ConversionContext) {
  const roots = orderRootPosts(people, context.random)
  const answers = roots.reduce((sum, { written }) => sum + countReplies(written), 0)
  const times = drawPastTimes(TOTAL_STATUSES - answers - 1, now, context.random)
  const placed = assignRootPosts(times.length, roots.length)
  const { random } = context
  const writer = createStatusWriter(people, roots, now, context)

  const statuses: SeedStatus[] = []
  // Oldest first, so that the counters of series increase with time and boosts find their status.
  for (let index = times.length - 1; index >= 0; index -= 1) {
    const at = times[index]
    if (at === undefined) continue
    const root = roots[placed[index] ?? -1]
    const boosts = index < DENSE_TIME_COUNT ? BOOSTS_AMONG_NEWEST : BOOSTS_BEFORE
    if (root) statuses.push(...writer.writeRoot(root, at))
    else if (random() < boosts) statuses.push(writer.boost(at) ?? writer.compose(at))
    else statuses.push(writer.compose(at))
  }
  const { booster, boosted, secondsAgo } = SEED_CONFIG.headline
  statuses.push(writer.writeBoost(booster, boosted, new Date(now.getTime() - secondsAgo * 1000)))
  return sortByTime(statuses)
}

const sortByTime = (statuses: readonly SeedStatus[]): SeedStatus[] =>
  statuses.toSorted((a, b) => a.at.getTime() - b.at.getTime())
