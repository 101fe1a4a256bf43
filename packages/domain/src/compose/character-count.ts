import type { PollLimits } from '../entities/poll.ts'
import {
  countGraphemes,
  findMentions,
  findUrls,
  judgeBlocks,
  type TextSpan,
} from '../text/index.ts'
import { type Draft, postedWarning, toPostedText } from './draft.ts'

/** What any URL costs, however long, where the instance states nothing else. Unit: graphemes. */
export const URL_COST = 23

/** How long a post may be where the instance states nothing. Unit: graphemes. @see SES-09 */
export const DEFAULT_LIMIT = 500

/** The part of a session's meta record that the counter goes by. */
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

type Counted = Pick<Draft, 'text' | 'spoiler' | 'spoilerText' | 'localOnly'>

/** The text with something else in the place of each span, which stand first to last. */
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

/** Kept from key to key: a long text is counted where it changed. */
const countBlocks = judgeBlocks((block) => {
  const { rest, urls } = withoutUrls(block)
  return { urls, graphemes: countGraphemes(withShortMentions(rest)) }
})

/** How much a text counts: graphemes, with each URL at its fixed cost and `@user@domain` as `@user`. */
export function textLength(text: string, urlCost = URL_COST): number {
  return countBlocks(text).reduce(
    (length, { urls, graphemes }) => length + graphemes + urls * (urlCost - 1),
    0,
  )
}

/**
 * How much a draft may still grow before the instance would reject it: the text that is sent is counted.
 *
 * @returns graphemes left; negative means it cannot be published. Never throws.
 * @see CMP-09 to CMP-13
 */
export function remainingCharacters(draft: Counted, limits = DEFAULT_LIMITS): number {
  const warning = postedWarning(draft, limits.always_show_spoilers_field)
  const body = textLength(toPostedText(draft), limits.characters_reserved_per_url)
  return limits.max_toot_chars - countGraphemes(warning) - body
}
