import type { Root } from './arrange.ts'
import type { Answer, Persona, Written } from './authoring.ts'
import { composedKey, isComposed, openSeriesRota } from './compose-series.ts'
import { publish, publishBoost } from './publish.ts'
import type { PublishContext } from './publish.ts'
import { OWNER } from './relations.ts'
import { answerMoment, rootMoment } from './schedule.ts'
import { pick, shuffleBag } from './seeded.ts'
import type { Random } from './seeded.ts'
import { acctOf } from './world.ts'
import type { Acct, WorldPost, WorldStatus } from './world.ts'

/** A boost takes up one of so many of the newest; one of the owner may be older. */
const BOOST_REACH = 30
const OLDEST = 500
/** Her friends boost the owner more than others, so that she is told of boosts. */
const OWNERS_SHARE = 0.2
const OWNERS_NEWEST = 4
const HIDDEN = new Set(['private', 'direct'])

/** What a post is to another one. */
interface Target {
  readonly isAnswer: boolean
  readonly as: Pick<WorldPost, 'inReplyTo' | 'quoteOf'>
}

const NOBODY: Target = { isAnswer: false, as: { inReplyTo: null, quoteOf: null } }

const answerTo = (key: string, { quotes }: Answer): Target => ({
  isAnswer: true,
  as: quotes === true ? { inReplyTo: null, quoteOf: key } : { inReplyTo: key, quoteOf: null },
})

/** All answers below a post, answers to answers included. */
export function countAnswers(written: Written): number {
  return (written.answers ?? []).reduce((sum, answer) => sum + 1 + countAnswers(answer), 0)
}

/**
 * Writes one status after the other, oldest first: what was written before can be boosted.
 */
export function openWriter(
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

  function write(persona: Persona, written: Written, key: string, at: Date, to: Target) {
    const author = acctOf(persona.account)
    const language = persona.account.language
    const post = publish(written, { author, language, at, ...to.as }, context)
    const status = { ...post, key, at, ...popularity(written, to.isAnswer, random) }
    if (!to.isAnswer && !HIDDEN.has(status.visibility)) boostable.push(status)
    return status
  }

  function writeAnswers(parent: WorldStatus, answers: readonly Answer[]): WorldStatus[] {
    return answers.flatMap((answer, index) => {
      const persona = byName.get(answer.by)
      if (!persona) throw new Error(`nobody is called ${answer.by}`)
      const addressed = {
        visibility: parent.visibility,
        ...answer,
        text:
          answer.quotes === true
            ? answer.text
            : addressTo(parent.author, answer, acctOf(persona.account)),
      }
      const at = answerMoment(parent.at, { now, random, after: answer.after })
      const status = write(
        persona,
        addressed,
        `${parent.key}-${index + 1}`,
        at,
        answerTo(parent.key, answer),
      )
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
      const status = write(persona, written, key, begun, NOBODY)
      return [status, ...writeAnswers(status, written.answers ?? [])]
    },
    compose(at: Date): WorldStatus {
      composed += 1
      const { persona, written } = nextSeries()
      return write(persona, written, composedKey(persona.account.username, composed), at, NOBODY)
    },
    boost(at: Date): WorldStatus | null {
      const booster = nextBooster()
      const candidates = boostable
        .slice(-OLDEST)
        .filter(
          (status) =>
            status.author !== booster &&
            isWorthBoosting(status) &&
            !boosted.has(`${booster} ${status.key}`),
        )
      const ofOwner = candidates.filter(({ author }) => author === OWNER).slice(-OWNERS_NEWEST)
      const pool =
        random() < OWNERS_SHARE && ofOwner.length > 0 ? ofOwner : candidates.slice(-BOOST_REACH)
      return pool.length === 0 ? null : writeBoost(booster, pick(random, pool).key, at)
    },
    writeBoost,
  }
}

function isWorthBoosting({ key, media, favourites }: WorldStatus): boolean {
  return !isComposed(key) || (media.length > 0 && favourites > 20)
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
