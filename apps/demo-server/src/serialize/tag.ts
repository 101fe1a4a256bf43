import type { TagDay } from '../store/search.ts'

const MS_PER_SECOND = 1_000

/**
 * Serializes a hashtag. As in Mastodon, numbers are strings and days are timestamps in seconds. @see
 * https://docs.joinmastodon.org/entities/Tag/
 */
export const serializeTag = (name: string, history: readonly TagDay[], origin: string) => ({
  name,
  url: `${origin}/tags/${encodeURIComponent(name)}`,
  history: history.map(({ day, uses, accounts }) => ({
    day: String(day / MS_PER_SECOND),
    uses: String(uses),
    accounts: String(accounts),
  })),
  following: false,
})
