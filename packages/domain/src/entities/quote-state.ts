/**
 * What became of a quote: `accepted` may be shown; the last three may be too, but only when the reader asks for it.
 *
 * @see https://docs.joinmastodon.org/entities/Quote/#state
 */
export const QUOTE_STATES = [
  'accepted',
  'pending',
  'rejected',
  'revoked',
  'deleted',
  'unauthorized',
  'blocked_account',
  'blocked_domain',
  'muted_account',
] as const

export type QuoteState = (typeof QUOTE_STATES)[number]
