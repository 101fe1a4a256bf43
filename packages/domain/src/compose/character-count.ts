import type { PollLimits } from '../entities/poll.ts'
import {
  countGraphemes,
  findMentions,
  findUrls,
  createBlockCache,
  type TextSpan,
} from '../text/index.ts'
import { type Draft, getPostedWarning, toPostedText } from './draft.ts'

/** How many characters a URL of any length counts, unless the instance states another number. Unit: graphemes. */
export const URL_COST = 23

/** The maximum length of a post, unless the instance states another. Unit: graphemes. @see SES-09 */
export const DEFAULT_LIMIT = 500

/** The part of a session's meta record that the counter uses. */
export interface CharacterLimits {
  readonly max_toot_chars: number
  readonly characters_reserved_per_url?: number
  readonly poll_limits?: PollLimits
  /** The local setting of that name. */
  readonly always_show_spoilers_field?: boolean
}

export const DEFAULT_LIMITS: CharacterLimits = {
  max_toot_chars: DEFAULT_LIMIT,
  characters_reserved_per_url: URL_COST,
}

type CountedDraft = Pick<Draft, 'text' | 'spoiler' | 'spoilerText' | 'localOnly'>

/** Replaces each span of a text. The spans are sorted by position. */
function replaceSpans<Span extends TextSpan>(
  text: string,
  spans: readonly Span[],
  replacement: (span: Span) => string,
): string {
  let replaced = ''
  let done = 0
  for (const span of spans) {
    replaced += text.slice(done, span.start) + replacement(span)
    done = span.end
  }
  return replaced + text.slice(done)
}

function withoutUrls(text: string): { readonly rest: string; readonly urls: number } {
  const urls = findUrls(text)
  return { rest: replaceSpans(text, urls, () => '\n'), urls: urls.length }
}

const withShortMentions = (text: string): string =>
  replaceSpans(text, findMentions(text), ({ username }) => `@${username}`)

/** Cached between keystrokes: only the changed blocks of a long text are counted again. */
const countBlocks = createBlockCache((block) => {
  const { rest, urls } = withoutUrls(block)
  return { urls, graphemes: countGraphemes(withShortMentions(rest)) }
})

/** Returns the length of a text in graphemes. Each URL counts a fixed number, `@user@domain` counts as `@user`. */
export function getTextLength(text: string, urlCost = URL_COST): number {
  return countBlocks(text).reduce(
    (length, { urls, graphemes }) => length + graphemes + urls * (urlCost - 1),
    0,
  )
}

/**
 * Returns how many characters remain before the instance would reject a draft. The text that is sent is counted.
 *
 * @returns graphemes; negative when the draft is too long. Never throws.
 * @see CMP-09 to CMP-13
 */
export function getRemainingCharacters(draft: CountedDraft, limits = DEFAULT_LIMITS): number {
  const warning = getPostedWarning(draft, limits.always_show_spoilers_field)
  const body = getTextLength(toPostedText(draft), limits.characters_reserved_per_url)
  return limits.max_toot_chars - countGraphemes(warning) - body
}
