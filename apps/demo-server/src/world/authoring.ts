import {
  type Infer,
  lazy,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  pairOf,
  recordOf,
  type Schema,
  text,
  yes,
} from './schema.ts'

const picture = object({
  /** An artwork name, or the name of a film. */
  art: text,
  /** Alternative text; empty where the author forgot it. */
  alt: text,
  focus: optional(object({ x: number, y: number })),
})
export type Picture = Infer<typeof picture>

const poll = object({
  /** Titles and votes. */
  options: listOf(pairOf(text, number)),
  multiple: optional(yes),
  /** From publishing to the end. */
  hours: number,
})
export type WrittenPoll = Infer<typeof poll>

const card = object({
  url: text,
  title: text,
  description: text,
  author: optional(text),
  image: optional(text),
  /** Ordinary pages are links. */
  type: optional(oneOf('photo', 'video')),
  /** Where the film plays in a frame. */
  frame: optional(text),
})
export type WrittenCard = Infer<typeof card>

const writing = {
  text,
  /** Where it differs from the author's language. */
  lang: optional(text),
  cw: optional(text),
  /** Media to be covered. */
  sensitive: optional(yes),
  visibility: optional(oneOf('public', 'unlisted', 'private', 'direct')),
  pics: optional(listOf(picture)),
  poll: optional(poll),
  card: optional(card),
  /** Rank among the newest posts of the world, 0 = the newest. Without it, chance decides. */
  fresh: optional(number),
  /** Multiplies favourites and boosts. */
  warmth: optional(number),
  answers: optional(listOf(lazy(() => answer))),
}

/** A post as its author writes it: mentions by bare username, everything unsaid is ordinary. */
export interface Written {
  readonly text: string
  readonly lang?: string
  readonly cw?: string
  readonly sensitive?: true
  readonly visibility?: 'public' | 'unlisted' | 'private' | 'direct'
  readonly pics?: readonly Picture[]
  readonly poll?: WrittenPoll
  readonly card?: WrittenCard
  readonly fresh?: number
  readonly warmth?: number
  readonly answers?: readonly Answer[]
}

export interface Answer extends Written {
  readonly by: string
  readonly quotes?: true
  readonly after?: number
}

const written: Schema<Written> = object(writing)

const answer: Schema<Answer> = object({
  ...writing,
  /** Bare username. */
  by: text,
  /** It quotes what it answers, and stands for itself. */
  quotes: optional(yes),
  /** Minutes after the answered post, where it matters and there is room before now. */
  after: optional(number),
})

/**
 * A habit: posts composed by rule, in one voice.
 *
 * `{word}` draws from `words` (each once before any returns), `{3-40}` a whole number, `{0.2-1.4}`
 * a number with one decimal, `{05:10-07:50}` a time of day, `{n}` counts the posts of the series.
 */
const series = object({
  /** How often, compared to other series. */
  share: number,
  lang: optional(text),
  patterns: listOf(text),
  words: recordOf(listOf(text)),
  /** What `{n}` was before the first post. */
  since: optional(number),
  pics: optional(listOf(picture)),
  /** How many of the posts carry one of `pics`, 0 to 1. */
  picsChance: optional(number),
  cw: optional(text),
})
export type Series = Infer<typeof series>

/** What stands in `data/people`: somebody, and all that they write. */
export const persona = object({
  /** Who that is, for those who write more of it. */
  about: optional(text),
  account: object({
    username: text,
    /** null: a person of this instance, who can sign in. */
    domain: orNull(text),
    displayName: text,
    note: text,
    fields: listOf(object({ name: text, value: text, isVerified: optional(yes) })),
    /** `avatar-` and the username if not said. */
    avatar: optional(text),
    header: text,
    joined: text,
    /** The language most of the posts are written in (BCP 47). */
    language: text,
    locked: optional(yes),
    bot: optional(yes),
  }),
  posts: listOf(written),
  series: listOf(series),
  /** Kept back for the life after the start. */
  reserve: listOf(written),
})
export type Persona = Infer<typeof persona>
