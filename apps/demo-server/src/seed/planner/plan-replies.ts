import type {
  ActivityPlanner,
  PlannedReply,
  PlannedReaction,
  StatusSummary,
} from '../activity-planner.ts'
import { REPLIES, type Occasion, TOPICS } from '../data-files.ts'
import { drawInteger, pick, type Random, createShuffleBag, shuffle } from '../random.ts'
import { type Acct, getAcct, isActive, type SeedData } from '../seed-data.ts'

/** Scripts that identify a language, whatever language the post declares. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'uk'],
]

/** Common short words that only one of these languages has. */
const SMALL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[ßü]|(^|\s)(und|ich|nicht|heute|wir|das|ist|schön|der|ein|mein|mit)(?=[\s.,!?]|$)/i, 'de'],
  [/å|(^|\s)(och|jag|inte|är|det|idag|vi)(?=[\s.,!?]|$)/i, 'sv'],
  [/[ãõ]|(^|\s)(não|você|hoje|obrigad[oa]|olá|uma)(?=[\s.,!?]|$)/i, 'pt'],
  [/[ñ¿¡]|(^|\s)(el|los|hoy|hola|gracias|qué|muy|está)(?=[\s.,!?]|$)/i, 'es'],
  [/(^|\s)(je|les|est|bonjour|merci|aujourd’hui|c’est|très)(?=[\s.,!?]|$)/i, 'fr'],
]

const GREETING =
  /\b(hello|hi|hey|good (morning|evening)|first post|new here|introduction|hallo|moin|bonjour|salut|hola|olá|hej|ciao)\b|はじめまして|こんにちは|你好|안녕|مرحبا|سلام|שלום|вітаю|привіт/iu

/** The language to reply in; English for languages without a speaker in the seed data. */
function getReplyLanguage({ text, language }: Pick<StatusSummary, 'text' | 'language'>): string {
  const plain = text.replace(/[@#]\S+|https?:\S+/g, ' ')
  const script = SCRIPTS.find(([pattern]) => pattern.test(plain))
  if (script) return script[1]
  const stated = language?.slice(0, 2) ?? 'en'
  if (stated !== 'en' && stated in REPLIES) return stated
  return SMALL_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'en'
}

/** The kind of reply that suits a status. */
function getOccasion({ text, mediaCount }: Pick<StatusSummary, 'text' | 'mediaCount'>): Occasion {
  if (mediaCount > 0) return 'picture'
  if (GREETING.test(text)) return 'greeting'
  return /[?？؟]/u.test(text) ? 'question' : 'anything'
}

interface ReplyPlannerOptions {
  readonly seedData: SeedData
  readonly random: Random
  /** By bare username. */
  readonly accts: ReadonlyMap<string, Acct>
}

interface Remark {
  readonly author: Acct
  readonly text: string
  readonly language: string
}

export interface ReplyPlanner extends Pick<ActivityPlanner, 'planReplies' | 'planReactions'> {
  /** Composes a remark on a status by an account other than its author and those in `silent`. */
  composeRemark(status: StatusSummary, silent: ReadonlySet<Acct>): Remark | null
}

const MENTION = /(?<![\w@/])@([\w.]+(?:@[^\s@,;:!?()]+[^\s@,.;:!?()])?)/gu
/** Seconds until the first reply, and between two replies. */
const DELAY = { low: 5, high: 18 }

export function createReplyPlanner({ seedData, random, accts }: ReplyPlannerOptions): ReplyPlanner {
  const people = seedData.accounts.filter((one) => !one.bot && isActive(one)).map(getAcct)
  const known = new Set(people)
  const ownersOnly = new Set([seedData.owner])
  const nextText = createTextSource(random)

  function composeGeneralRemark(
    status: StatusSummary,
    silent: ReadonlySet<Acct>,
    by?: Acct,
  ): Remark | null {
    const language = getReplyLanguage(status)
    const voices = REPLIES[language]
    if (!voices) return null
    const speakers = voices.speakers
      .map((speaker) => accts.get(speaker) ?? speaker)
      .filter((acct) => acct !== status.author && !silent.has(acct))
    const author = by ?? (speakers.length > 0 ? pick(random, speakers) : null)
    if (author === null) return null
    return { author, text: nextText(language, getOccasion(status)), language }
  }

  function composeTopicRemark(status: StatusSummary, silent: ReadonlySet<Acct>): Remark | null {
    if (getReplyLanguage(status) !== 'en') return null
    const fitting = TOPICS.filter(({ pattern, by }) => {
      const acct = accts.get(by) ?? by
      return pattern.test(status.text) && acct !== status.author && !silent.has(acct)
    })
    if (fitting.length === 0) return null
    const { by, texts } = pick(random, fitting)
    return { author: accts.get(by) ?? by, text: pick(random, texts), language: 'en' }
  }

  /** Finds the mentioned accounts that can reply. */
  function findMentionedAccounts({ text, author }: StatusSummary): Acct[] {
    const named = [...text.matchAll(MENTION)].map(([, acct = '']) => acct)
    return [...new Set(named)].filter((acct) => known.has(acct) && acct !== author)
  }

  return {
    composeRemark: (status, silent) =>
      (random() < 0.7 ? composeTopicRemark(status, silent) : null) ??
      composeGeneralRemark(status, silent),

    planReplies(status) {
      const silent = new Set(ownersOnly)
      const remarks: Remark[] = []
      const add = (remark: Remark | null) => {
        if (remark === null) return
        silent.add(remark.author)
        remarks.push(remark)
      }
      for (const acct of findMentionedAccounts(status)) {
        if (acct !== seedData.owner) add(composeGeneralRemark(status, silent, acct))
      }
      if (status.visibility !== 'direct') {
        if (remarks.length === 0) add(composeTopicRemark(status, silent))
        const wanted = status.visibility === 'private' ? 1 : drawInteger(random, 1, 2)
        while (remarks.length < wanted) {
          const before = remarks.length
          add(composeGeneralRemark(status, silent))
          if (remarks.length === before) break
        }
      }
      let delay = 0
      return remarks.map(({ author, text, language }): PlannedReply => {
        delay += drawInteger(random, DELAY.low, DELAY.high)
        return {
          author,
          text: `@${status.author} ${text}`,
          language,
          visibility: status.visibility,
          delay,
        }
      })
    },

    planReactions(status) {
      const readers =
        status.visibility === 'direct'
          ? findMentionedAccounts(status).filter((acct) => acct !== seedData.owner)
          : people.filter((acct) => acct !== seedData.owner && acct !== status.author)
      const fans = shuffle(random, readers).slice(0, drawInteger(random, 2, 6))
      const reactions = fans.map((acct): PlannedReaction => ({
        acct,
        kind: 'favourite',
        delay: drawInteger(random, 3, 90),
      }))
      const canBoost = status.visibility === 'public' || status.visibility === 'unlisted'
      if (canBoost && random() < 0.6) {
        const booster = fans.at(-1)
        if (booster !== undefined) {
          reactions.push({ acct: booster, kind: 'boost', delay: drawInteger(random, 10, 100) })
        }
      }
      return reactions
    },
  }
}

/** Draws every text of a kind once before it repeats one. */
function createTextSource(random: Random) {
  const bags = new Map<string, () => string>()
  return (language: string, occasion: Occasion): string => {
    const kind = `${language} ${occasion}`
    const texts = REPLIES[language]?.texts[occasion] ?? []
    const draw = bags.get(kind) ?? createShuffleBag(random, texts)
    bags.set(kind, draw)
    return draw()
  }
}
