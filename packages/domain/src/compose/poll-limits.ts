import type { PollLimits } from '../entities/poll.ts'

/** What Mastodon takes; for servers that say nothing. @see BY-05 */
export const DEFAULT_POLL_LIMITS: PollLimits = {
  max_options: 4,
  max_characters_per_option: 50,
  /** Seconds, as the other. */
  min_expiration: 300,
  max_expiration: 2_629_746,
}
