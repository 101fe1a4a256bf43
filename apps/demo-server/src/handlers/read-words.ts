import { textLength } from '@colonnade/domain/compose'
import { countGraphemes } from '@colonnade/domain/text'
import type { NewPoll } from '../content/stored-extras.ts'
import { LONGEST_DESCRIPTION } from '../http/body-limits.ts'
import {
  flagOf,
  type Input,
  isRecord,
  isTooLong,
  numberOf,
  textOf,
  textsOf,
} from '../http/input.ts'
import { ApiFailure, invalid } from '../http/reply.ts'
import { readFocus } from '../media/read-image.ts'
import { MAX_MEDIA, type MediaChange } from '../posting/attach-media.ts'
import { isId } from '../store/reads.ts'
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
function readPollInput({ input, services }: Call, mediaIds: readonly string[]): NewPoll | null {
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

/** What a status says, whether it is new or edited. */
export interface Words {
  readonly text: string
  readonly spoilerText: string
  /** null: as the author is used to. */
  readonly sensitive: boolean | null
  readonly language: string | null
  readonly mediaIds: readonly string[]
  readonly poll: ReturnType<typeof readPollInput>
}

/** Longer than any post whose addresses are counted short: not even looked through. UTF-16 units. */
const LONGEST_TEXT = 100_000

/** @throws {ApiFailure} 422 for nothing, too much, and a poll that is none */
export function readWords(call: Call): Words {
  const { input, settings } = call
  const warning = textOf(input, 'spoiler_text') ?? ''
  const typed = textOf(input, 'status') ?? ''
  const mediaIds = [...new Set(textsOf(input, 'media_ids'))]
  // Mastodon's way: a warning over nothing is the text itself.
  const isOnlyWarning = typed.trim() === '' && warning.trim() !== '' && mediaIds.length === 0
  const text = isOnlyWarning ? warning : typed
  const spoilerText = isOnlyWarning ? '' : warning
  if (text.trim() === '' && mediaIds.length === 0) throw invalid("Text can't be blank")
  const isEndless = text.length + spoilerText.length > LONGEST_TEXT
  const length = () => textLength(text, settings.charactersPerUrl) + countGraphemes(spoilerText)
  if (isEndless || length() > settings.maxCharacters) {
    throw invalid(`Text character limit of ${settings.maxCharacters} exceeded`)
  }
  return {
    text,
    spoilerText,
    sensitive: flagOf(input, 'sensitive'),
    language: textOf(input, 'language') || null,
    mediaIds,
    poll: readPollInput(call, mediaIds),
  }
}

/** As many as a post may have, and then some: each is a question to the store. */
const MOST_CHANGES = 50

/**
 * The `media_attributes` of an edit. @throws {ApiFailure} 422 for too long a description
 * @see https://docs.joinmastodon.org/methods/statuses/#edit
 */
export function readMediaChanges({ media_attributes }: Input): readonly MediaChange[] {
  const told: readonly unknown[] = Array.isArray(media_attributes) ? media_attributes : []
  return told
    .slice(0, MOST_CHANGES)
    .filter(isRecord)
    .flatMap((one) => {
      const id = textOf(one, 'id')
      if (id === null || !isId(id)) return []
      const focus = readFocus(textOf(one, 'focus'))
      return {
        id,
        ...('description' in one && { description: descriptionOf(one) }),
        ...(focus !== null && { focus }),
      }
    })
}

function descriptionOf(input: Input): string | null {
  const description = textOf(input, 'description') || null
  if (description !== null && isTooLong(description, LONGEST_DESCRIPTION)) {
    throw invalid(`Description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`)
  }
  return description
}
