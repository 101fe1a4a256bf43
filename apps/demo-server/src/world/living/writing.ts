import type { Persona } from '../authoring.ts'
import { isComposed, openSeries } from '../compose-series.ts'
import { publish, publishBoost } from '../publish.ts'
import { pick, shuffled } from '../seeded.ts'
import type { Random } from '../seeded.ts'
import { acctOf } from '../world.ts'
import type { Acct, World, WorldPost, WorldStatus } from '../world.ts'
import type { Answering } from './answering.ts'

interface WritingOptions {
  readonly world: World
  readonly random: Random
  readonly people: readonly Persona[]
  readonly accts: ReadonlyMap<string, Acct>
  readonly answering: Answering
}

type Write = (now: Date) => WorldPost | null

interface Writing {
  readonly fromReserve: Write
  readonly composed: Write
  readonly boost: Write
  readonly rejoinder: Write
}

/** Boosts and answers take up one of so many of the newest statuses. */
const REACH = 260
const OWNERS_SHARE = 0.25
const MAX_TRIES = 12

export function openWriting(options: WritingOptions): Writing {
  const { world, random, people, accts, answering } = options
  const seen = new Set(world.statuses.map(({ text }) => text))
  const recent = world.statuses.slice(-REACH).filter(isOpenToAll)
  const ofOwner = recent.filter(({ author }) => author === world.owner)
  const boosted = new Set(
    world.statuses.flatMap(({ author, boostOf }) => (boostOf ? [`${author} ${boostOf}`] : [])),
  )
  const boosters = people.filter(({ account }) => !account.bot)
  const reserve = shuffled(
    random,
    people.flatMap((persona) => persona.reserve.map((written) => ({ persona, written }))),
  )
  let series = people.flatMap((persona) =>
    persona.series.map((habit) => ({
      persona,
      share: habit.share,
      next: openSeries(
        { ...habit, since: (habit.since ?? 0) + composedBy(world, acctOf(persona.account)) },
        random,
        seen,
      ),
    })),
  )

  /** A status that many would like to take up: a quarter of them the owner's. */
  const target = (): WorldStatus | null => {
    const pool = random() < OWNERS_SHARE && ofOwner.length > 0 ? ofOwner : recent
    return pool.length === 0 ? null : pick(random, pool)
  }

  return {
    fromReserve(now) {
      const next = reserve.pop()
      if (next === undefined) return null
      const { account } = next.persona
      const place = {
        author: acctOf(account),
        language: account.language,
        at: now,
        inReplyTo: null,
      }
      return publish(next.written, place, { accts, random })
    },

    composed(now) {
      while (series.length > 0) {
        const entry = pick(random, series)
        if (random() > Math.min(1, entry.share / 2)) continue
        const written = entry.next()
        if (written === null) {
          series = series.filter((other) => other !== entry)
          continue
        }
        const { account } = entry.persona
        return publish(
          written,
          { author: acctOf(account), language: account.language, at: now, inReplyTo: null },
          { accts, random },
        )
      }
      return null
    },

    boost() {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const status = target()
        const booster = acctOf(pick(random, boosters).account)
        if (!status || status.author === booster) continue
        const mark = `${booster} ${status.key}`
        if (boosted.has(mark)) continue
        boosted.add(mark)
        return publishBoost(booster, status.key)
      }
      return null
    },

    rejoinder(now) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const status = target()
        if (!status) return null
        const remark = answering.remarkOn(seenOf(status), new Set([world.owner]))
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
        return publish({ text }, place, { accts, random })
      }
      return null
    },
  }
}

/** Beginnings of conversations that were written by hand: those are worth taking up. */
function isOpenToAll({ visibility, boostOf, inReplyTo, key }: WorldStatus): boolean {
  return boostOf === null && inReplyTo === null && visibility === 'public' && !isComposed(key)
}

/** How far the author's series has counted already. */
function composedBy(world: World, acct: Acct): number {
  return world.statuses.filter(({ author, key }) => author === acct && isComposed(key)).length
}

function seenOf(status: WorldStatus) {
  return { ...status, mediaCount: status.media.length, hasPoll: status.poll !== null }
}
