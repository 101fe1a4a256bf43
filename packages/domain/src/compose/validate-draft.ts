import { findHashtags } from '../text/index.ts'
import { type CharacterLimits, DEFAULT_LIMITS, getRemainingCharacters } from './character-count.ts'
import type { Draft } from './draft.ts'
import { findPollError } from './poll-draft.ts'

/** The pending operations of the composer. */
export interface ComposerActivity {
  readonly isSubmitting?: boolean
  readonly isUploading?: boolean
  readonly isChangingUpload?: boolean
}

/**
 * Whether a draft can be published now: it has text or media, is not too long, its poll is valid, and no upload is
 * pending.
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
  const asksWell = draft.poll === null || findPollError(draft.poll, limits.poll_limits) === null
  return hasContent && asksWell && !isBusy && getRemainingCharacters(draft, limits) >= 0
}

/** A hint that is shown before publishing. */
export type DraftHint = 'unlocked-account' | 'direct' | 'unlisted-hashtag'

/**
 * Returns the hints for a draft: followers-only posts of an unlocked account can be read by anyone who follows, a
 * direct post is only sent to the mentioned accounts, and only public posts are listed under hashtags.
 *
 * @param isLocked whether the own account manually approves followers
 * @see CMP-43 to CMP-45
 */
export function getDraftHints(
  { privacy, text }: Pick<Draft, 'privacy' | 'text'>,
  isLocked: boolean,
): readonly DraftHint[] {
  const notices: DraftHint[] = []
  if (privacy === 'private' && !isLocked) notices.push('unlocked-account')
  if (privacy === 'direct') notices.push('direct')
  if (privacy !== 'public' && findHashtags(text).length > 0) notices.push('unlisted-hashtag')
  return notices
}
