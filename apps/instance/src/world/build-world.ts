import { arrangeRoots, DENSE_MOMENTS, placeRoots } from './arrange.ts'
import type { Root } from './arrange.ts'
import type { Answer, Persona, Written } from './authoring.ts'
import { openSeries } from './compose-series.ts'
import { EMOJIS } from './emojis.ts'
import { PEOPLE } from './people/index.ts'
import { publish, publishBoost } from './publish.ts'
import type { PublishContext } from './publish.ts'
import { buildReactions } from './reactions.ts'
import { buildFollows, HEADLINE, LISTS, OWNER } from './relations.ts'
import { answerMoment, pastMoments, rootMoment } from './schedule.ts'
import { seededRandom, shuffleBag } from './seeded.ts'
import type { Random } from './seeded.ts'
import { acctOf } from './world.ts'
import type { Acct, World, WorldAccount, WorldStatus } from './world.ts'

const TOTAL_STATUSES = 3000
/** How many of the moments without a written post are boosts: many among the newest. */
const BOOSTS_AMONG_NEWEST = 0.45
const BOOSTS_BEFORE = 0.075
/** A boost takes up something written at most so many statuses ago. */
const BOOST_REACH = 70
const HIDDEN = new Set(['private', 'direct'])

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
    accounts,
    statuses,
    follows: buildFollows(accounts, now, random),
    lists: LISTS.map(({ title, members }) => ({
      owner: OWNER,
      title,
      members: members.map((name) => accts.get(name) ?? name),
    })),
    emojis: EMOJIS,
    reactions: buildReactions(statuses, accounts, now, random),
  }
}

/** The profile of a persona, as the instance keeps it. */
export function toAccount({ account }: Persona): WorldAccount {
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
  const headlineAt = new Date(now.getTime() - HEADLINE.secondsAgo * 1000)
  statuses.push(writer.writeBoost(HEADLINE.booster, HEADLINE.boosted, headlineAt))
  return statuses.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function countAnswers(written: Written): number {
  return (written.answers ?? []).reduce((sum, answer) => sum + 1 + countAnswers(answer), 0)
}

function openWriter(
  people: readonly Persona[],
  roots: readonly Root[],
  now: Date,
  context: PublishContext,
) {
  const { random } = context
  const byName = new Map(people.map((persona) => [persona.account.username, persona]))
  const seen = new Set(roots.map(({ written }) => written.text))
  const nextSeries = openSeriesRota(people, random, seen)
  const boostable: WorldStatus[] = []
  const boosted = new Set<string>()
  const nextBooster = shuffleBag(
    random,
    people.filter(({ account }) => !account.bot).map(({ account }) => acctOf(account)),
  )
  let composed = 0

  function write(persona: Persona, written: Written, key: string, at: Date, parent: string | null) {
    const author = acctOf(persona.account)
    const language = persona.account.language
    const post = publish(written, { author, language, at, inReplyTo: parent }, context)
    const status = { ...post, key, at, ...popularity(written, parent !== null, random) }
    if (parent === null && !HIDDEN.has(status.visibility)) boostable.push(status)
    return status
  }

  function writeAnswers(parent: WorldStatus, answers: readonly Answer[]): WorldStatus[] {
    return answers.flatMap((answer, index) => {
      const persona = byName.get(answer.by)
      if (!persona) throw new Error(`nobody is called ${answer.by}`)
      const addressed = {
        visibility: parent.visibility,
        ...answer,
        text: addressTo(parent.author, answer, acctOf(persona.account)),
      }
      const at = answerMoment(parent.at, { now, random, after: answer.after })
      const status = write(persona, addressed, `${parent.key}-${index + 1}`, at, parent.key)
      return [status, ...writeAnswers(status, answer.answers ?? [])]
    })
  }

  function writeBoost(booster: Acct, status: string, at: Date): WorldStatus {
    boosted.add(`${booster} ${status}`)
    const key = `boost-${boosted.size}`
    return { ...publishBoost(booster, status), key, at, favourites: 0, boosts: 0 }
  }

  return {
    writeRoot({ persona, written, key }: Root, at: Date): WorldStatus[] {
      const begun = rootMoment(at, now, countAnswers(written))
      const status = write(persona, written, key, begun, null)
      return [status, ...writeAnswers(status, written.answers ?? [])]
    },
    compose(at: Date): WorldStatus {
      composed += 1
      const { persona, written } = nextSeries()
      return write(persona, written, `${persona.account.username}-c${composed}`, at, null)
    },
    boost(at: Date): WorldStatus | null {
      const booster = nextBooster()
      const found = boostable
        .slice(-BOOST_REACH)
        .filter((status) => status.author !== booster && isWorthBoosting(status))
        .find(
          (status) =>
            !boosted.has(`${booster} ${status.key}`) &&
            random() < (status.author === OWNER ? 0.7 : 0.25),
        )
      return found ? writeBoost(booster, found.key, at) : null
    },
    writeBoost,
  }
}

function isWorthBoosting({ key, media, favourites }: WorldStatus): boolean {
  return !/-c\d+$/.test(key) || (media.length > 0 && favourites > 20)
}

/** Begins with the answered author, unless the answer names them itself or is a thread of one. */
function addressTo(parent: Acct, answer: Answer, author: Acct): string {
  const name = parent.split('@')[0] ?? parent
  const isNamed = new RegExp(`@${name}\\b`).test(answer.text)
  return parent === author || isNamed ? answer.text : `@${name} ${answer.text}`
}

function popularity({ warmth = 1, visibility }: Written, isAnswer: boolean, random: Random) {
  if (visibility === 'direct') return { favourites: 0, boosts: 0 }
  const favourites = Math.floor((isAnswer ? 9 : 60) * warmth * random() ** 2)
  const boosts = visibility === 'private' ? 0 : Math.floor(favourites * (0.05 + random() * 0.3))
  return { favourites, boosts }
}

/** Takes turns among the series by their shares, never the same author twice in a row. */
function openSeriesRota(people: readonly Persona[], random: Random, seen: Set<string>) {
  const entries = people.flatMap((persona) =>
    persona.series.map((series) => ({
      persona,
      share: series.share,
      next: openSeries(series, random, seen),
      due: random() / series.share,
    })),
  )

  let last: Persona | null = null
  return (): { persona: Persona; written: Written } => {
    for (;;) {
      const waiting = entries.filter(({ persona }) => persona !== last || entries.length === 1)
      const entry = waiting.reduce((first, other) => (other.due < first.due ? other : first))
      entry.due += (0.6 + random() * 0.8) / entry.share
      const written = entry.next()
      if (written === null) {
        // Said all it had to say: out of the rota.
        entry.due = Number.POSITIVE_INFINITY
        if (entries.every(({ due }) => due === Number.POSITIVE_INFINITY)) {
          throw new Error('every series has run dry')
        }
        continue
      }
      last = entry.persona
      return { persona: entry.persona, written }
    }
  }
}
