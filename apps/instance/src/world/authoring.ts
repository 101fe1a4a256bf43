import type { WorldAccount, WorldPost } from './world.ts'

export interface Picture {
  /** An artwork name, or the name of a film. */
  readonly art: string
  /** Alternative text; empty where the author forgot it. */
  readonly alt: string
  readonly focus?: { readonly x: number; readonly y: number }
}

export interface WrittenPoll {
  readonly options: readonly (readonly [title: string, votes: number])[]
  readonly multiple?: true
  /** From publishing to the end. */
  readonly hours: number
}

export interface WrittenCard {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly author?: string
  readonly image?: string
  /** Ordinary pages are links. */
  readonly type?: 'photo' | 'video'
  /** Where the film plays in a frame. */
  readonly frame?: string
}

/** A post as its author writes it: mentions by bare username, everything unsaid is ordinary. */
export interface Written {
  readonly text: string
  /** Where it differs from the author's language. */
  readonly lang?: string
  readonly cw?: string
  /** Media to be covered. */
  readonly sensitive?: true
  readonly visibility?: WorldPost['visibility']
  readonly pics?: readonly Picture[]
  readonly poll?: WrittenPoll
  readonly card?: WrittenCard
  /** Rank among the newest posts of the world, 0 = the newest. Without it, chance decides. */
  readonly fresh?: number
  /** Multiplies favourites and boosts. */
  readonly warmth?: number
  readonly answers?: readonly Answer[]
}

export interface Answer extends Written {
  /** Bare username. */
  readonly by: string
  /** It quotes what it answers, and stands for itself. */
  readonly quotes?: true
  /** Minutes after the answered post, where it matters and there is room before now. */
  readonly after?: number
}

/**
 * A habit: posts composed by rule, in one voice.
 *
 * `{word}` draws from `words` (each once before any returns), `{3-40}` a whole number, `{0.2-1.4}`
 * a number with one decimal, `{05:10-07:50}` a time of day, `{n}` counts the posts of the series.
 */
export interface Series {
  /** How often, compared to other series. */
  readonly share: number
  readonly lang?: string
  readonly patterns: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  /** What `{n}` was before the first post. */
  readonly since?: number
  readonly pics?: readonly Picture[]
  /** How many of the posts carry one of `pics`, 0 to 1. */
  readonly picsChance?: number
  readonly cw?: string
}

export interface Persona {
  readonly account: Omit<WorldAccount, 'createdAt' | 'avatar' | 'header' | 'locked' | 'bot'> & {
    readonly joined: string
    readonly locked?: true
    readonly bot?: true
    readonly avatar?: string
    readonly header: string
  }
  readonly posts: readonly Written[]
  readonly series: readonly Series[]
  /** Kept back for the life after the start. */
  readonly reserve: readonly Written[]
}

/** @param alt alternative text, empty where the author forgot it */
export function picture(art: string, alt: string, focus?: Picture['focus']): Picture {
  return focus === undefined ? { art, alt } : { art, alt, focus }
}
