import { findHashtags } from '../text/index.ts'
import type { Draft } from './draft.ts'

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
