import { findHashtags } from '../text/index.ts'
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

/** What someone should know before publishing. */
export type DraftNotice = 'unlocked-account' | 'direct' | 'unlisted-hashtag'

/**
 * What is to be said about a draft: followers-only posts of an account that anyone may follow, whom a
 * direct post goes to, and that only public posts are listed under their hashtags.
 *
 * @param isLocked whether the own account asks before somebody follows
 * @see CMP-43 to CMP-45
 */
export function draftNotices(
  { privacy, text }: Pick<Draft, 'privacy' | 'text'>,
  isLocked: boolean,
): readonly DraftNotice[] {
  const notices: DraftNotice[] = []
  if (privacy === 'private' && !isLocked) notices.push('unlocked-account')
  if (privacy === 'direct') notices.push('direct')
  if (privacy !== 'public' && findHashtags(text).length > 0) notices.push('unlisted-hashtag')
  return notices
}
