import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants'
import type { PollEntity, PollLimits } from '../entities/poll.ts'
import { countGraphemes } from '../text/index.ts'
import { parseDate } from '../time/parse-date.ts'
import { DEFAULT_POLL_LIMITS } from './poll-limits.ts'

/** A poll in the composer. */
export interface PollDraft {
  /** The typed options; empty ones are not sent. */
  readonly options: readonly string[]
  /** Seconds. */
  readonly expiresIn: number
  readonly multiple: boolean
  /** Whether the counts are hidden until the poll ends. */
  readonly hideTotals: boolean
}

/** A poll as a request parameter. @see https://docs.joinmastodon.org/methods/statuses/#create */
export interface PollParams {
  readonly options: readonly string[]
  /** Seconds from now. */
  readonly expires_in: number
  readonly multiple: boolean
  readonly hide_totals: boolean
}

const DURATIONS = [
  5 * secondsInMinute,
  30 * secondsInMinute,
  secondsInHour,
  6 * secondsInHour,
  12 * secondsInHour,
  secondsInDay,
  3 * secondsInDay,
  7 * secondsInDay,
  14 * secondsInDay,
  30 * secondsInDay,
]
const MIN_OPTIONS = 2

/** Two empty options, open for a day. @see BY-05 */
export const EMPTY_POLL: PollDraft = {
  options: ['', ''],
  expiresIn: secondsInDay,
  multiple: false,
  hideTotals: false,
}

/** Returns the poll durations that a server allows, in seconds, the shortest first. Never empty. @see BY-05 */
export function getPollDurations({
  min_expiration,
  max_expiration,
}: PollLimits): readonly number[] {
  const allowed = DURATIONS.filter(
    (seconds) => seconds >= min_expiration && seconds <= max_expiration,
  )
  return allowed.length > 0 ? allowed : [min_expiration]
}

/** Sets the text of an option. An empty option is added after the last one, up to the limit. @see BY-05 */
export function setPollOption(
  poll: PollDraft,
  index: number,
  text: string,
  { max_options }: PollLimits = DEFAULT_POLL_LIMITS,
): PollDraft {
  const options = poll.options.map((option, each) => (each === index ? text : option))
  const isFull = options.length >= max_options || options.at(-1) === ''
  return { ...poll, options: isFull ? options : [...options, ''] }
}

/** Removes an option. At least two remain. @see BY-05 */
export function removePollOption(poll: PollDraft, index: number): PollDraft {
  const rest = poll.options.filter((_option, each) => each !== index)
  const needsOne = rest.length < MIN_OPTIONS || rest.at(-1) !== ''
  return { ...poll, options: needsOne ? [...rest, ''] : rest }
}

/** Why a poll cannot be published. */
export type PollError = 'too-few' | 'too-long' | 'repeated'

const getFilledOptions = ({ options }: Pick<PollDraft, 'options'>): readonly string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '')

/** Finds why a poll cannot be published. @returns null when it can be published. Never throws. @see BY-05 */
export function findPollError(
  poll: Pick<PollDraft, 'options'>,
  { max_characters_per_option }: PollLimits = DEFAULT_POLL_LIMITS,
): PollError | null {
  const options = getFilledOptions(poll)
  if (options.some((option) => countGraphemes(option) > max_characters_per_option))
    return 'too-long'
  if (new Set(options).size < options.length) return 'repeated'
  return options.length < MIN_OPTIONS ? 'too-few' : null
}

/** Converts a poll to request parameters. @see BY-05 */
export function toPollParams(poll: PollDraft): PollParams {
  return {
    options: getFilledOptions(poll),
    expires_in: poll.expiresIn,
    multiple: poll.multiple,
    hide_totals: poll.hideTotals,
  }
}

/**
 * Restores the draft of a published poll, with the closest available duration.
 *
 * @param createdAt in milliseconds since the epoch
 * @see ST-15, BY-05
 */
export function redraftPoll(
  poll: Pick<PollEntity, 'options' | 'multiple' | 'expires_at'>,
  createdAt: number,
): PollDraft {
  const open = ((parseDate(poll.expires_at) ?? Number.NaN) - createdAt) / 1000
  const near = (seconds: number) => Math.abs(seconds - open)
  const expiresIn = Number.isFinite(open)
    ? DURATIONS.reduce(
        (best, seconds) => (near(seconds) < near(best) ? seconds : best),
        secondsInDay,
      )
    : secondsInDay
  return {
    options: poll.options.map(({ title }) => title),
    expiresIn,
    multiple: poll.multiple,
    hideTotals: poll.options.some(({ votes_count }) => votes_count === null),
  }
}
