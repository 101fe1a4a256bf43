import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants'
import type { PollEntity, PollLimits } from '../entities/poll.ts'
import { countGraphemes } from '../text/index.ts'
import { parseDate } from '../time/parse-date.ts'
import { DEFAULT_POLL_LIMITS } from './poll-limits.ts'

/** What readers are asked, while it is written. */
export interface PollDraft {
  /** As they are typed; empty ones are not sent. */
  readonly options: readonly string[]
  /** Seconds. */
  readonly expiresIn: number
  readonly multiple: boolean
  /** Nobody sees the counts before it ends. */
  readonly hideTotals: boolean
}

/** A poll as it is asked for. @see https://docs.joinmastodon.org/methods/statuses/#create */
export interface AskedPoll {
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
const FEWEST_OPTIONS = 2

/** Two answers to write, for a day. @see BY-05 */
export const EMPTY_POLL: PollDraft = {
  options: ['', ''],
  expiresIn: secondsInDay,
  multiple: false,
  hideTotals: false,
}

/** How long polls may be open on a server, in seconds, the shortest first. Never empty. @see BY-05 */
export function pollDurations({ min_expiration, max_expiration }: PollLimits): readonly number[] {
  const allowed = DURATIONS.filter(
    (seconds) => seconds >= min_expiration && seconds <= max_expiration,
  )
  return allowed.length > 0 ? allowed : [min_expiration]
}

/** Writes one answer; behind the last one another opens while there is room. @see BY-05 */
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

/** Takes one answer out; two stay to be written. @see BY-05 */
export function removePollOption(poll: PollDraft, index: number): PollDraft {
  const rest = poll.options.filter((_option, each) => each !== index)
  const needsOne = rest.length < FEWEST_OPTIONS || rest.at(-1) !== ''
  return { ...poll, options: needsOne ? [...rest, ''] : rest }
}

/** Why a poll cannot be published. */
export type PollTrouble = 'too-few' | 'too-long' | 'repeated'

const written = ({ options }: Pick<PollDraft, 'options'>): readonly string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '')

/** @returns null where it can be published. Never throws. @see BY-05 */
export function pollTrouble(
  poll: Pick<PollDraft, 'options'>,
  { max_characters_per_option }: PollLimits = DEFAULT_POLL_LIMITS,
): PollTrouble | null {
  const options = written(poll)
  if (options.some((option) => countGraphemes(option) > max_characters_per_option))
    return 'too-long'
  if (new Set(options).size < options.length) return 'repeated'
  return options.length < FEWEST_OPTIONS ? 'too-few' : null
}

/** What is sent of it. @see BY-05 */
export function askedPoll(poll: PollDraft): AskedPoll {
  return {
    options: written(poll),
    expires_in: poll.expiresIn,
    multiple: poll.multiple,
    hide_totals: poll.hideTotals,
  }
}

/**
 * A published poll as it was written: open as long again as it was to be.
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
