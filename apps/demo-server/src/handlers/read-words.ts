import { textLength } from '@colonnade/domain/compose'
import { countGraphemes } from '@colonnade/domain/text'
import { invalid } from '../http/api-failure.ts'
import { flagOf, textOf, textsOf } from '../http/input.ts'
import type { Call } from './call.ts'
import { readPollInput } from './read-poll-input.ts'

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
