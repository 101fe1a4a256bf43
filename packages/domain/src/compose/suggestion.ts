import type { Emoji } from '../emoji/emoji.ts'
import type { AccountId } from '../entities/ids.ts'

/** @see SUG-02 */
export const EMOJI_SUGGESTION_LIMIT = 5
/** @see SUG-03 */
export const TAG_SUGGESTION_LIMIT = 4
/** @see SUG-04 */
export const ACCOUNT_SUGGESTION_LIMIT = 4
/** The least time between two searches for accounts. @see SUG-04 */
export const ACCOUNT_SEARCH_INTERVAL_MS = 200

/** Something that may be put in a token's place. */
export type Suggestion =
  | { readonly kind: 'account'; readonly id: AccountId; readonly acct: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | {
      readonly kind: 'emoji'
      readonly emoji: Emoji
      /** What stands in the text: its characters in the chosen tone, or its `:shortcode:`. */
      readonly text: string
    }
