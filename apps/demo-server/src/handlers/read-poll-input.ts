import type { NewPoll } from '../content/stored-extras.ts'
import { ApiFailure, invalid } from '../http/api-failure.ts'
import { flagOf, isRecord, numberOf, textsOf } from '../http/input.ts'
import { isTooLong } from '../http/is-too-long.ts'
import { MAX_MEDIA } from '../posting/attach-media.ts'
import type { Call } from './call.ts'

const MAX_OPTIONS = 4
const MAX_OPTION_CHARACTERS = 50
const SHORTEST_SECONDS = 300
const LONGEST_SECONDS = 2_629_746

/**
 * The poll of a new status; null without one.
 *
 * @throws {ApiFailure} 422 where it offers no choice, is too long or too short, or stands beside media
 */
export function readPollInput(
  { input, services }: Call,
  mediaIds: readonly string[],
): NewPoll | null {
  const { poll } = input
  if (!isRecord(poll)) return null
  if (mediaIds.length > 0) throw new ApiFailure(422, `Cannot attach more than ${MAX_MEDIA} files`)
  const options = textsOf(poll, 'options').map((option) => option.trim())
  const seconds = numberOf(poll, 'expires_in') ?? 0
  checkOptions(options.filter((option) => option !== ''))
  if (seconds > LONGEST_SECONDS) throw invalid('Owned poll expires at is too far into the future')
  if (seconds < SHORTEST_SECONDS) throw invalid('Owned poll expires at is too soon')
  return {
    options: options.filter((option) => option !== '').map((title) => ({ title, votes: 0 })),
    multiple: flagOf(poll, 'multiple') ?? false,
    hidesTotals: flagOf(poll, 'hide_totals') ?? false,
    expiresAt: new Date(services.store.clock() + seconds * 1000),
    voters: 0,
  }
}

function checkOptions(options: readonly string[]): void {
  const refused = (why: string) => invalid(`Owned poll options ${why}`)
  if (options.length < 2) throw refused('must have more than one item')
  if (options.length > MAX_OPTIONS) throw refused(`can't contain more than ${MAX_OPTIONS} items`)
  if (options.some((option) => isTooLong(option, MAX_OPTION_CHARACTERS))) {
    throw refused(`can't be longer than ${MAX_OPTION_CHARACTERS} characters each`)
  }
  if (new Set(options).size < options.length) throw refused('contain duplicate items')
}
