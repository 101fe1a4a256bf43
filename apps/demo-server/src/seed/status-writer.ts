import { createComposedKey, isComposed, createSeriesRotation } from './compose-series.ts'
import type { RootPost } from './order-root-posts.ts'
import type { WrittenReply, Persona, WrittenPost } from './persona-schema.ts'
import { drawReplyTime, getRootTime } from './post-times.ts'
import { pick, createShuffleBag } from './random.ts'
import type { Random } from './random.ts'
import { OWNER } from './relations.ts'
import { getAcct } from './seed-data.ts'
import type { Acct, SeedPost, SeedStatus } from './seed-data.ts'
import { toSeedPost, createSeedBoost } from './to-seed-post.ts'
import type { ConversionContext } from './to-seed-post.ts'

/** A boost picks one of this many newest statuses. A status of the owner may be older. */
const BOOSTABLE_COUNT = 30
const BOOST_CANDIDATE_COUNT = 500
/** The owner is boosted more than others, so that she gets notifications of boosts. */
const OWNER_BOOST_SHARE = 0.2
const OWNER_BOOSTABLE_COUNT = 4
const HIDDEN = new Set(['private', 'direct'])

/** How a post refers to another one. */
interface Reference {
  readonly isReply: boolean
  readonly fields: Pick<SeedPost, 'inReplyTo' | 'quoteOf'>
}

const NO_REFERENCE: Reference = { isReply: false, fields: { inReplyTo: null, quoteOf: null } }

const createReference = (key: string, { quotes }: WrittenReply): Reference => ({
  isReply: true,
  fields: quotes === true ? { inReplyTo: null, quoteOf: key } : { inReplyTo: key, quoteOf: null },
})

/** Counts all replies below a post, including nested ones. */
export function countReplies(written: WrittenPost): number {
  return (written.answers ?? []).reduce((sum, answer) => sum + 1 + countReplies(answer), 0)
}

/** Creates a writer of statuses, oldest first, so that earlier ones can be boosted. */
export function createStatusWriter(
  people: readonly Persona[],
  roots: readonly RootPost[],
  now: Date,
  context: ConversionContext,
) {
  const { random } = context
  const byName = new Map(people.map((persona) => [persona.account.username, persona]))
  const seen = new Set(roots.map(({ written }) => written.text))
  const nextSeries = createSeriesRotation(people, random, seen)
  const boostable: SeedStatus[] = []
  const boosted = new Set<string>()
  const nextBooster = createShuffleBag(
    random,
    people.filter(({ account }) => !account.bot).map(({ account }) => getAcct(account)),
  )
  let composed = 0

  function write(persona: Persona, written: WrittenPost, key: string, at: Date, to: Reference) {
    const author = getAcct(persona.account)
    const language = persona.account.language
    const post = toSeedPost(written, { author, language, at, ...to.fields }, context)
    const status = { ...post, key, at, ...drawPopularity(written, to.isReply, random) }
    if (!to.isReply && !HIDDEN.has(status.visibility)) boostable.push(status)
    return status
  }

  function writeReplies(parent: SeedStatus, answers: readonly WrittenReply[]): SeedStatus[] {
    return answers.flatMap((answer, index) => {
      const persona = byName.get(answer.by)
      if (!persona) throw new Error(`there is no account ${answer.by}`)
      const addressed = {
        visibility: parent.visibility,
        ...answer,
        text:
          answer.quotes === true
            ? answer.text
            : addMention(parent.author, answer, getAcct(persona.account)),
      }
      const at = drawReplyTime(parent.at, { now, random, after: answer.after })
      const status = write(
        persona,
        addressed,
        `${parent.key}-${index + 1}`,
        at,
        createReference(parent.key, answer),
      )
      return [status, ...writeReplies(status, answer.answers ?? [])]
    })
  }

  function writeBoost(booster: Acct, status: string, at: Date): SeedStatus {
    boosted.add(`${booster} ${status}`)
    const key = `boost-${boosted.size}`
    return { ...createSeedBoost(booster, status), key, at, favourites: 0, boosts: 0 }
  }

  return {
    writeRoot({ persona, written, key }: RootPost, at: Date): SeedStatus[] {
      const begun = getRootTime(at, now, countReplies(written))
      const status = write(persona, written, key, begun, NO_REFERENCE)
      return [status, ...writeReplies(status, written.answers ?? [])]
    },
    compose(at: Date): SeedStatus {
      composed += 1
      const { persona, written } = nextSeries()
      return write(
        persona,
        written,
        createComposedKey(persona.account.username, composed),
        at,
        NO_REFERENCE,
      )
    },
    boost(at: Date): SeedStatus | null {
      const booster = nextBooster()
      const candidates = boostable
        .slice(-BOOST_CANDIDATE_COUNT)
        .filter(
          (status) =>
            status.author !== booster &&
            isWorthBoosting(status) &&
            !boosted.has(`${booster} ${status.key}`),
        )
      const ofOwner = candidates
        .filter(({ author }) => author === OWNER)
        .slice(-OWNER_BOOSTABLE_COUNT)
      const pool =
        random() < OWNER_BOOST_SHARE && ofOwner.length > 0
          ? ofOwner
          : candidates.slice(-BOOSTABLE_COUNT)
      return pool.length === 0 ? null : writeBoost(booster, pick(random, pool).key, at)
    },
    writeBoost,
  }
}

function isWorthBoosting({ key, media, favourites }: SeedStatus): boolean {
  return !isComposed(key) || (media.length > 0 && favourites > 20)
}

/**
 * Begins the text with a mention of the parent's author, unless the text contains one or both authors are the same.
 */
function addMention(parent: Acct, answer: WrittenReply, author: Acct): string {
  const name = parent.split('@')[0] ?? parent
  const isNamed = new RegExp(`@${name}\\b`).test(answer.text)
  return parent === author || isNamed ? answer.text : `@${name} ${answer.text}`
}

function drawPopularity({ warmth = 1, visibility }: WrittenPost, isReply: boolean, random: Random) {
  if (visibility === 'direct') return { favourites: 0, boosts: 0 }
  const favourites = Math.floor((isReply ? 9 : 60) * warmth * random() ** 2)
  const boosts = visibility === 'private' ? 0 : Math.floor(favourites * (0.05 + random() * 0.3))
  return { favourites, boosts }
}
