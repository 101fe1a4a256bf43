import type { PollLimits } from '../entities/poll.ts'

/** Mastodon's limits, for servers that state none. @see BY-05 */
export const DEFAULT_POLL_LIMITS: PollLimits = {
  max_options: 4,
  max_characters_per_option: 50,
  /** Seconds, like max_expiration. */
  min_expiration: 300,
  max_expiration: 2_629_746,
}
