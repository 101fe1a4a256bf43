import { arrangeRoots, DENSE_MOMENTS, placeRoots } from './arrange.ts'
import type { Persona } from './authoring.ts'
import { type Departed, PEOPLE, WORLD } from './data.ts'
import { publish, type PublishContext } from './publish.ts'
import { buildFollows, buildReactions, OWNER } from './relations.ts'
import { pastMoments } from './schedule.ts'
import { type Random, seededRandom } from './seeded.ts'
import { acctOf, type World, type WorldAccount, type WorldStatus } from './world.ts'
import { countAnswers, openWriter } from './writer.ts'

const DAY_MS = 86_400_000

/** Long ago, so that what they left behind is come upon in their profile alone. Unit: days. */
const AGO = 90

/** Who lives elsewhere now, and whom the moderators hid or took away: nobody follows them. */
const DEPARTED: readonly WorldAccount[] = WORLD.departed.map(toDepartedAccount)

function toDepartedAccount({ joined, posts: _posts, ...account }: Departed): WorldAccount {
  return {
    ...account,
    locked: false,
    bot: false,
    fields: [],
    language: 'en',
    createdAt: new Date(joined),
  }
}

function departedStatuses(now: Date, random: Random): readonly WorldStatus[] {
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

const TOTAL_STATUSES = 3000
/** How many of the moments without a written post are boosts: many among the newest. */
const BOOSTS_AMONG_NEWEST = 0.45
const BOOSTS_BEFORE = 0.075

interface WorldSeed {
  readonly seed: string
  readonly now: Date
  readonly people?: readonly Persona[]
}

/**
 * The whole world as it is at `now`. Pure: the same seed and time give the same world.
 *
 * @returns about 3,000 statuses, the newest less than a minute old
 */
export function buildWorld({ seed, now, people = PEOPLE }: WorldSeed): World {
  const random = seededRandom(seed)
  const accounts = people.map(toAccount)
  const accts = new Map(accounts.map((account) => [account.username, acctOf(account)]))
  const statuses = buildStatuses(people, now, { accts, random })

  return {
    owner: OWNER,
    accounts: [...accounts, ...DEPARTED],
    statuses: inOrder([...statuses, ...departedStatuses(now, random)]),
    follows: buildFollows(accounts, now, random),
    lists: WORLD.lists.map(({ title, members }) => ({
      owner: OWNER,
      title,
      members: members.map((name) => accts.get(name) ?? name),
    })),
    emojis: emojis(),
    reactions: buildReactions(statuses, accounts, now, random),
  }
}

/** The profile of a persona, as the instance keeps it. */
function toAccount({ account }: Persona): WorldAccount {
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

/** The emoji of our own drawing that everybody here can use. */
const emojis = (): World['emojis'] =>
  Object.entries(WORLD.emojis).flatMap(([category, shortcodes]) =>
    shortcodes.map((shortcode) => ({
      shortcode,
      artwork: `emoji-${shortcode.replaceAll('_', '-')}`,
      category,
    })),
  )

function buildStatuses(people: readonly Persona[], now: Date, context: PublishContext) {
  const roots = arrangeRoots(people, context.random)
  const answers = roots.reduce((sum, { written }) => sum + countAnswers(written), 0)
  const moments = pastMoments(TOTAL_STATUSES - answers - 1, now, context.random)
  const placed = placeRoots(moments.length, roots.length)
  const { random } = context
  const writer = openWriter(people, roots, now, context)

  const statuses: WorldStatus[] = []
  // Oldest first: counters of series go up with time, and boosts find what they boost.
  for (let index = moments.length - 1; index >= 0; index -= 1) {
    const at = moments[index]
    if (at === undefined) continue
    const root = roots[placed[index] ?? -1]
    const boosts = index < DENSE_MOMENTS ? BOOSTS_AMONG_NEWEST : BOOSTS_BEFORE
    if (root) statuses.push(...writer.writeRoot(root, at))
    else if (random() < boosts) statuses.push(writer.boost(at) ?? writer.compose(at))
    else statuses.push(writer.compose(at))
  }
  const { booster, boosted, secondsAgo } = WORLD.headline
  statuses.push(writer.writeBoost(booster, boosted, new Date(now.getTime() - secondsAgo * 1000)))
  return inOrder(statuses)
}

const inOrder = (statuses: readonly WorldStatus[]): WorldStatus[] =>
  statuses.toSorted((a, b) => a.at.getTime() - b.at.getTime())
