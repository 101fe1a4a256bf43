import {
  type Infer,
  lazy,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  pair,
  recordOf,
  type Schema,
  text,
  yes,
} from './schema.ts'

const picture = object({
  /** The name of a picture or of a film. */
  art: text,
  /** Alternative text; empty when the author did not write one. */
  alt: text,
  focus: optional(object({ x: number, y: number })),
})
export type Picture = Infer<typeof picture>

const poll = object({
  /** Titles and vote counts. */
  options: listOf(pair(text, number)),
  multiple: optional(yes),
  /** Duration in hours. */
  hours: number,
})
export type WrittenPoll = Infer<typeof poll>

const card = object({
  url: text,
  title: text,
  description: text,
  author: optional(text),
  image: optional(text),
  /** `link` when absent. */
  type: optional(oneOf('photo', 'video')),
  /** The address of the player for an iframe. */
  frame: optional(text),
})
export type WrittenCard = Infer<typeof card>

const writing = {
  text,
  /** The language, when it differs from the author's. */
  lang: optional(text),
  cw: optional(text),
  /** Whether media are hidden behind a warning. */
  sensitive: optional(yes),
  visibility: optional(oneOf('public', 'unlisted', 'private', 'direct')),
  pics: optional(listOf(picture)),
  poll: optional(poll),
  card: optional(card),
  /** Rank among the newest posts of the seed data; 0 is the newest. Random when absent. */
  fresh: optional(number),
  /** Multiplies the numbers of favourites and boosts. */
  warmth: optional(number),
  answers: optional(listOf(lazy(() => answer))),
}

/** A post as its author writes it. Mentions are bare usernames; absent properties have their default values. */
export interface WrittenPost {
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
  readonly answers?: readonly WrittenReply[]
}

export interface WrittenReply extends WrittenPost {
  readonly by: string
  readonly quotes?: true
  readonly after?: number
}

const written: Schema<WrittenPost> = object(writing)

const answer: Schema<WrittenReply> = object({
  ...writing,
  /** Bare username. */
  by: text,
  /** Whether it quotes the post above and is not a reply. */
  quotes: optional(yes),
  /** Minutes after the post that it replies to. Shortened when that would be in the future. */
  after: optional(number),
})

/**
 * A series: posts composed by rule, in the style of one author.
 *
 * `{word}` draws from `words` (each once before any is repeated), `{3-40}` an integer, `{0.2-1.4}` a number with one
 * decimal, `{05:10-07:50}` a time of day. `{n}` counts the posts of the series.
 */
const series = object({
  /** Relative frequency among all series. */
  share: number,
  lang: optional(text),
  patterns: listOf(text),
  words: recordOf(listOf(text)),
  /** The value of `{n}` before the first post. */
  since: optional(number),
  pics: optional(listOf(picture)),
  /** The share of posts with one of `pics`, from 0 to 1. */
  picsChance: optional(number),
  cw: optional(text),
})
export type Series = Infer<typeof series>

/** A file of `data/people`: an account and all its posts. */
export const persona = object({
  /** A description of the person, for the authors of further posts. */
  about: optional(text),
  account: object({
    username: text,
    /** null for an account of this server, which can sign in. */
    domain: orNull(text),
    displayName: text,
    note: text,
    fields: listOf(object({ name: text, value: text, isVerified: optional(yes) })),
    /** `avatar-` and the username by default. */
    avatar: optional(text),
    header: text,
    joined: text,
    /** The language of most of the posts (BCP 47). */
    language: text,
    locked: optional(yes),
    bot: optional(yes),
  }),
  posts: listOf(written),
  series: listOf(series),
  /** Posts that are published while the simulator runs. */
  reserve: listOf(written),
})
export type Persona = Infer<typeof persona>
