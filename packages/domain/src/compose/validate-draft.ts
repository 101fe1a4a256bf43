import { type CharacterLimits, DEFAULT_LIMITS, remainingCharacters } from './character-count.ts'
import type { Draft } from './draft.ts'
import { pollTrouble } from './poll-draft.ts'

/** What a composer is busy with. */
export interface ComposerActivity {
  readonly isSubmitting?: boolean
  readonly isUploading?: boolean
  readonly isChangingUpload?: boolean
}

/**
 * Whether a draft may be published now: it has words or media, is not too long, what it asks can be
 * answered, and nothing that belongs to it is still on its way.
 *
 * @see CMP-07 to CMP-09
 */
export function canSubmit(
  draft: Draft,
  limits: CharacterLimits = DEFAULT_LIMITS,
  activity: ComposerActivity = {},
): boolean {
  const { isSubmitting = false, isUploading = false, isChangingUpload = false } = activity
  const hasContent = draft.text.trim() !== '' || draft.mediaIds.length > 0
  const isBusy = isSubmitting || isUploading || isChangingUpload
  const asksWell = draft.poll === null || pollTrouble(draft.poll, limits.poll_limits) === null
  return hasContent && asksWell && !isBusy && remainingCharacters(draft, limits) >= 0
}
