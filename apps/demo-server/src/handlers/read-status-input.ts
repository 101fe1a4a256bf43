import { getTextLength } from '@colonnade/domain/compose'
import { countGraphemes } from '@colonnade/domain/text'
import type { NewPoll } from '../content/stored-card-and-poll.ts'
import { MAX_DESCRIPTION_LENGTH } from '../http/body-limits.ts'
import {
  getFlag,
  type Input,
  isRecord,
  isTooLong,
  getNumber,
  getText,
  getTexts,
} from '../http/input.ts'
import { ApiFailure, invalid } from '../http/response.ts'
import { readFocus } from '../media/read-image.ts'
import type { MediaChange } from '../posting/attach-media.ts'
import { isId } from '../store/find-rows.ts'
import type { Call } from './handler.ts'

const MAX_OPTIONS = 4
const MAX_OPTION_CHARACTERS = 50
const MIN_DURATION_SECONDS = 300
const MAX_DURATION_SECONDS = 2_629_746

/** Creates an error with Mastodon's message, which has no `Validation failed` prefix here. */
const createCountError = (most: number) =>
  new ApiFailure(422, `Cannot attach more than ${most} files`)

/**
 * Reads the poll of a new status; null without one.
 *
 * @throws {ApiFailure} 422 for invalid options, an invalid duration, or a poll with media
 */
function readPollInput(
  { input, services, settings }: Call,
  mediaIds: readonly string[],
): NewPoll | null {
  const { poll } = input
  if (!isRecord(poll)) return null
  if (mediaIds.length > 0) throw createCountError(settings.maxMedia)
  const options = getTexts(poll, 'options').map((option) => option.trim())
  const seconds = getNumber(poll, 'expires_in') ?? 0
  checkOptions(options.filter((option) => option !== ''))
  if (seconds > MAX_DURATION_SECONDS)
    throw invalid('Owned poll expires at is too far into the future')
  if (seconds < MIN_DURATION_SECONDS) throw invalid('Owned poll expires at is too soon')
  return {
    options: options.filter((option) => option !== '').map((title) => ({ title, votes: 0 })),
    multiple: getFlag(poll, 'multiple') ?? false,
    hidesTotals: getFlag(poll, 'hide_totals') ?? false,
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

/** The content of a new or edited status. */
export interface StatusInput {
  readonly text: string
  readonly spoilerText: string
  /** null: the default of the author. */
  readonly sensitive: boolean | null
  readonly language: string | null
  readonly mediaIds: readonly string[]
  readonly poll: ReturnType<typeof readPollInput>
}

/**
 * Longer texts are refused without counting, since no valid post is as long, even with links that count as 23
 * characters. UTF-16 units.
 */
const MAX_TEXT_UNITS = 100_000

/** @throws {ApiFailure} 422 for an empty or too long text, or an invalid poll */
export function readStatusInput(call: Call): StatusInput {
  const { input, settings } = call
  const warning = getText(input, 'spoiler_text') ?? ''
  const typed = getText(input, 'status') ?? ''
  const mediaIds = [...new Set(getTexts(input, 'media_ids'))]
  if (mediaIds.length > settings.maxMedia) throw createCountError(settings.maxMedia)
  // As in Mastodon, a content warning without text becomes the text.
  const isOnlyWarning = typed.trim() === '' && warning.trim() !== '' && mediaIds.length === 0
  const text = isOnlyWarning ? warning : typed
  const spoilerText = isOnlyWarning ? '' : warning
  if (text.trim() === '' && mediaIds.length === 0) throw invalid("Text can't be blank")
  const isEndless = text.length + spoilerText.length > MAX_TEXT_UNITS
  const length = () => getTextLength(text, settings.charactersPerUrl) + countGraphemes(spoilerText)
  if (isEndless || length() > settings.maxCharacters) {
    throw invalid(`Text character limit of ${settings.maxCharacters} exceeded`)
  }
  return {
    text,
    spoilerText,
    sensitive: getFlag(input, 'sensitive'),
    language: getText(input, 'language') || null,
    mediaIds,
    poll: readPollInput(call, mediaIds),
  }
}

/** Maximum number of media changes, well above the attachments of a post. Each change is a database query. */
const MAX_CHANGES = 50

/**
 * Reads the `media_attributes` of an edit. @throws {ApiFailure} 422 for a description that is too long
 * @see https://docs.joinmastodon.org/methods/statuses/#edit
 */
export function readMediaChanges({ media_attributes }: Input): readonly MediaChange[] {
  const changes: readonly unknown[] = Array.isArray(media_attributes) ? media_attributes : []
  return changes
    .slice(0, MAX_CHANGES)
    .filter(isRecord)
    .flatMap((one) => {
      const id = getText(one, 'id')
      if (id === null || !isId(id)) return []
      const focus = readFocus(getText(one, 'focus'))
      return {
        id,
        ...('description' in one && { description: readDescription(one) }),
        ...(focus !== null && { focus }),
      }
    })
}

function readDescription(input: Input): string | null {
  const description = getText(input, 'description') || null
  if (description !== null && isTooLong(description, MAX_DESCRIPTION_LENGTH)) {
    throw invalid(`Description is too long (maximum is ${MAX_DESCRIPTION_LENGTH} characters)`)
  }
  return description
}
