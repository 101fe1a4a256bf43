import { isComposed, createSeriesComposer } from '../compose-series.ts'
import type { Persona } from '../persona-schema.ts'
import { pick, shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { getAcct } from '../seed-data.ts'
import type { Acct, SeedData, SeedPost, SeedStatus } from '../seed-data.ts'
import { toSeedPost, createSeedBoost } from '../to-seed-post.ts'
import type { ReplyPlanner } from './plan-replies.ts'

interface PostPlannerOptions {
  readonly seedData: SeedData
  readonly random: Random
  readonly people: readonly Persona[]
  readonly accts: ReadonlyMap<string, Acct>
  readonly replyPlanner: ReplyPlanner
}

type PlanPost = (now: Date) => SeedPost | null

interface PostPlanner {
  readonly takeReserved: PlanPost
  readonly compose: PlanPost
  readonly boost: PlanPost
  readonly reply: PlanPost
}

/** Boosts and replies pick one of this many newest statuses. */
const RECENT_STATUS_COUNT = 260
const OWNER_SHARE = 0.25
const MAX_TRIES = 12

export function createPostPlanner(options: PostPlannerOptions): PostPlanner {
  const { seedData, random, people, accts, replyPlanner } = options
  const seen = new Set(seedData.statuses.map(({ text }) => text))
  const recent = seedData.statuses.slice(-RECENT_STATUS_COUNT).filter(isOpenToAll)
  const ofOwner = recent.filter(({ author }) => author === seedData.owner)
  const boosted = new Set(
    seedData.statuses.flatMap(({ author, boostOf }) => (boostOf ? [`${author} ${boostOf}`] : [])),
  )
  const boosters = people.filter(({ account }) => !account.bot)
  const reserve = shuffle(
    random,
    people.flatMap((persona) => persona.reserve.map((written) => ({ persona, written }))),
  )
  let series = people.flatMap((persona) =>
    persona.series.map((entry) => ({
      persona,
      share: entry.share,
      next: createSeriesComposer(
        { ...entry, since: (entry.since ?? 0) + countComposed(seedData, getAcct(persona.account)) },
        random,
        seen,
      ),
    })),
  )

  /** Picks a status to boost or reply to. A quarter of them are the owner's. */
  const pickTarget = (): SeedStatus | null => {
    const pool = random() < OWNER_SHARE && ofOwner.length > 0 ? ofOwner : recent
    return pool.length === 0 ? null : pick(random, pool)
  }

  return {
    takeReserved(now) {
      const next = reserve.pop()
      if (next === undefined) return null
      const { account } = next.persona
      const place = {
        author: getAcct(account),
        language: account.language,
        at: now,
        inReplyTo: null,
      }
      return toSeedPost(next.written, place, { accts, random })
    },

    compose(now) {
      while (series.length > 0) {
        const entry = pick(random, series)
        if (random() > Math.min(1, entry.share / 2)) continue
        const written = entry.next()
        if (written === null) {
          series = series.filter((other) => other !== entry)
          continue
        }
        const { account } = entry.persona
        return toSeedPost(
          written,
          { author: getAcct(account), language: account.language, at: now, inReplyTo: null },
          { accts, random },
        )
      }
      return null
    },

    boost() {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const status = pickTarget()
        const booster = getAcct(pick(random, boosters).account)
        if (!status || status.author === booster) continue
        const mark = `${booster} ${status.key}`
        if (boosted.has(mark)) continue
        boosted.add(mark)
        return createSeedBoost(booster, status.key)
      }
      return null
    },

    reply(now) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const status = pickTarget()
        if (!status) return null
        const remark = replyPlanner.composeRemark(toSummary(status), new Set([seedData.owner]))
        if (remark === null) continue
        const text = `@${status.author} ${remark.text}`
        if (seen.has(text) || [...seen].some((other) => other.endsWith(` ${remark.text}`))) continue
        seen.add(text)
        const place = {
          author: remark.author,
          language: remark.language,
          at: now,
          inReplyTo: status.key,
        }
        return toSeedPost({ text }, place, { accts, random })
      }
      return null
    },
  }
}

/** Whether a status is a hand-written start of a conversation, which is worth a reply or boost. */
function isOpenToAll({ visibility, boostOf, inReplyTo, key }: SeedStatus): boolean {
  return boostOf === null && inReplyTo === null && visibility === 'public' && !isComposed(key)
}

/** Counts the posts of an author that series have composed so far. */
function countComposed(seedData: SeedData, acct: Acct): number {
  return seedData.statuses.filter(({ author, key }) => author === acct && isComposed(key)).length
}

function toSummary(status: SeedStatus) {
  return { ...status, mediaCount: status.media.length, hasPoll: status.poll !== null }
}
