import type { Visibility } from '../entities/account.ts'
import { type CharacterLimits, getRemainingCharacters } from './character-count.ts'
import type { Draft } from './draft.ts'

/** What a draft depends on, of the account that writes it. */
export interface AuthorTraits {
  readonly defaultPrivacy: Visibility
  /** The shortcodes of the server's custom emojis; null while they are unknown. */
  readonly emojis: ReadonlySet<string> | null
}

/** What the server of the next author supports. */
export interface NextAuthorTraits extends AuthorTraits {
  readonly limits: CharacterLimits
  readonly hasPolls: boolean
  readonly hasLocalOnly: boolean
}

/** The parts of a draft that move to another account. Replies and media are not among them. */
export type AdaptedDraft = Pick<
  Draft,
  | 'text'
  | 'spoiler'
  | 'spoilerText'
  | 'sensitive'
  | 'privacy'
  | 'poll'
  | 'language'
  | 'localOnly'
  | 'threaded'
>

/** What the next author's server does not support. */
export interface DraftLosses {
  readonly poll: boolean
  readonly localOnly: boolean
  /** The shortcodes of emojis that the server does not have. They stay in the text. */
  readonly emojis: readonly string[]
  /** How many characters the text is too long. It is not shortened. */
  readonly excess: number
}

const SHORTCODE = /:(\w+):/g

/** Returns the shortcodes that only the former server knows, each once. */
function findUnknownEmojis(
  { text, spoilerText, poll }: Draft,
  known: AuthorTraits['emojis'],
  next: AuthorTraits['emojis'],
): readonly string[] {
  if (known === null || next === null) return []
  const words = [spoilerText, text, ...(poll?.options ?? [])].join('\n')
  const used = [...words.matchAll(SHORTCODE)].map(([, code]) => code ?? '')
  return [...new Set(used)].filter((code) => known.has(code) && !next.has(code))
}

/**
 * Returns the draft as another account can write it. A visibility that differs from the former account's default was
 * chosen by the user and is kept. Never throws.
 *
 * @see BY-02, BY-37
 */
export function adaptDraft(
  draft: Draft,
  from: AuthorTraits,
  to: NextAuthorTraits,
): { readonly adapted: AdaptedDraft; readonly losses: DraftLosses } {
  const { text, spoiler, spoilerText, sensitive, language, threaded } = draft
  const privacy = draft.privacy === from.defaultPrivacy ? to.defaultPrivacy : draft.privacy
  const poll = to.hasPolls ? draft.poll : null
  const localOnly = draft.localOnly && to.hasLocalOnly
  const adapted = {
    text,
    spoiler,
    spoilerText,
    sensitive,
    privacy,
    poll,
    language,
    localOnly,
    threaded,
  }
  const losses = {
    poll: draft.poll !== null && poll === null,
    localOnly: draft.localOnly && !localOnly,
    emojis: findUnknownEmojis(draft, from.emojis, to.emojis),
    excess: Math.max(0, -getRemainingCharacters(adapted, to.limits)),
  }
  return { adapted, losses }
}
