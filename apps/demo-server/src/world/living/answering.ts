import { ANSWERS, type Occasion, TOPICS } from '../data.ts'
import type { Life, LifeAnswer, LifeReaction, SeenStatus } from '../life.ts'
import { between, pick, type Random, shuffleBag, shuffled } from '../seeded.ts'
import { type Acct, acctOf, isActive, type World } from '../world.ts'

/** Scripts that give a language away, whatever the composer was set to. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'uk'],
]

/** Small words that only one of these languages has. */
const SMALL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[ßü]|(^|\s)(und|ich|nicht|heute|wir|das|ist|schön|der|ein|mein|mit)(?=[\s.,!?]|$)/i, 'de'],
  [/å|(^|\s)(och|jag|inte|är|det|idag|vi)(?=[\s.,!?]|$)/i, 'sv'],
  [/[ãõ]|(^|\s)(não|você|hoje|obrigad[oa]|olá|uma)(?=[\s.,!?]|$)/i, 'pt'],
  [/[ñ¿¡]|(^|\s)(el|los|hoy|hola|gracias|qué|muy|está)(?=[\s.,!?]|$)/i, 'es'],
  [/(^|\s)(je|les|est|bonjour|merci|aujourd’hui|c’est|très)(?=[\s.,!?]|$)/i, 'fr'],
]

const GREETING =
  /\b(hello|hi|hey|good (morning|evening)|first post|new here|introduction|hallo|moin|bonjour|salut|hola|olá|hej|ciao)\b|はじめまして|こんにちは|你好|안녕|مرحبا|سلام|שלום|вітаю|привіт/iu

/** The language to answer in; English for those that nobody here speaks. */
function languageOf({ text, language }: Pick<SeenStatus, 'text' | 'language'>): string {
  const plain = text.replace(/[@#]\S+|https?:\S+/g, ' ')
  const script = SCRIPTS.find(([pattern]) => pattern.test(plain))
  if (script) return script[1]
  const stated = language?.slice(0, 2) ?? 'en'
  if (stated !== 'en' && stated in ANSWERS) return stated
  return SMALL_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'en'
}

/** What kind of answer suits a status. */
function occasionOf({ text, mediaCount }: Pick<SeenStatus, 'text' | 'mediaCount'>): Occasion {
  if (mediaCount > 0) return 'picture'
  if (GREETING.test(text)) return 'greeting'
  return /[?？؟]/u.test(text) ? 'question' : 'anything'
}

interface AnsweringOptions {
  readonly world: World
  readonly random: Random
  /** From bare usernames. */
  readonly accts: ReadonlyMap<string, Acct>
}

interface Remark {
  readonly author: Acct
  readonly text: string
  readonly language: string
}

export interface Answering extends Pick<Life, 'answerTo' | 'reactionTo'> {
  /** Something to say about a status, by somebody else than its author and than `silent`. */
  remarkOn(status: SeenStatus, silent: ReadonlySet<Acct>): Remark | null
}

const MENTION = /(?<![\w@/])@([\w.]+(?:@[^\s@,;:!?()]+[^\s@,.;:!?()])?)/gu
/** Seconds until the first answer, and from one to the next. */
const DELAY = { low: 5, high: 18 }

export function openAnswering({ world, random, accts }: AnsweringOptions): Answering {
  const people = world.accounts.filter((one) => !one.bot && isActive(one)).map(acctOf)
  const known = new Set(people)
  const ownersOnly = new Set([world.owner])
  const nextText = openTexts(random)

  function generalRemark(status: SeenStatus, silent: ReadonlySet<Acct>, by?: Acct): Remark | null {
    const language = languageOf(status)
    const voices = ANSWERS[language]
    if (!voices) return null
    const speakers = voices.speakers
      .map((speaker) => accts.get(speaker) ?? speaker)
      .filter((acct) => acct !== status.author && !silent.has(acct))
    const author = by ?? (speakers.length > 0 ? pick(random, speakers) : null)
    if (author === null) return null
    return { author, text: nextText(language, occasionOf(status)), language }
  }

  function topicRemark(status: SeenStatus, silent: ReadonlySet<Acct>): Remark | null {
    if (languageOf(status) !== 'en') return null
    const fitting = TOPICS.filter(({ pattern, by }) => {
      const acct = accts.get(by) ?? by
      return pattern.test(status.text) && acct !== status.author && !silent.has(acct)
    })
    if (fitting.length === 0) return null
    const { by, texts } = pick(random, fitting)
    return { author: accts.get(by) ?? by, text: pick(random, texts), language: 'en' }
  }

  /** Those who were spoken to, as far as they can answer. */
  function addressed({ text, author }: SeenStatus): Acct[] {
    const named = [...text.matchAll(MENTION)].map(([, acct = '']) => acct)
    return [...new Set(named)].filter((acct) => known.has(acct) && acct !== author)
  }

  return {
    remarkOn: (status, silent) =>
      (random() < 0.7 ? topicRemark(status, silent) : null) ?? generalRemark(status, silent),

    answerTo(status) {
      const silent = new Set(ownersOnly)
      const remarks: Remark[] = []
      const add = (remark: Remark | null) => {
        if (remark === null) return
        silent.add(remark.author)
        remarks.push(remark)
      }
      for (const acct of addressed(status)) {
        if (acct !== world.owner) add(generalRemark(status, silent, acct))
      }
      if (status.visibility !== 'direct') {
        if (remarks.length === 0) add(topicRemark(status, silent))
        const wanted = status.visibility === 'private' ? 1 : between(random, 1, 2)
        while (remarks.length < wanted) {
          const before = remarks.length
          add(generalRemark(status, silent))
          if (remarks.length === before) break
        }
      }
      let delay = 0
      return remarks.map(({ author, text, language }): LifeAnswer => {
        delay += between(random, DELAY.low, DELAY.high)
        return {
          author,
          text: `@${status.author} ${text}`,
          language,
          visibility: status.visibility,
          delay,
        }
      })
    },

    reactionTo(status) {
      const readers =
        status.visibility === 'direct'
          ? addressed(status).filter((acct) => acct !== world.owner)
          : people.filter((acct) => acct !== world.owner && acct !== status.author)
      const fans = shuffled(random, readers).slice(0, between(random, 2, 6))
      const reactions = fans.map((acct): LifeReaction => ({
        acct,
        kind: 'favourite',
        delay: between(random, 3, 90),
      }))
      const canBoost = status.visibility === 'public' || status.visibility === 'unlisted'
      if (canBoost && random() < 0.6) {
        const booster = fans.at(-1)
        if (booster !== undefined) {
          reactions.push({ acct: booster, kind: 'boost', delay: between(random, 10, 100) })
        }
      }
      return reactions
    },
  }
}

/** Every text of a kind comes once before any of them comes again. */
function openTexts(random: Random) {
  const bags = new Map<string, () => string>()
  return (language: string, occasion: Occasion): string => {
    const kind = `${language} ${occasion}`
    const texts = ANSWERS[language]?.texts[occasion] ?? []
    const draw = bags.get(kind) ?? shuffleBag(random, texts)
    bags.set(kind, draw)
    return draw()
  }
}
