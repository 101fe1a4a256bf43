/**
 * The state of a quote. `accepted` is shown; the last three are shown only after the user asks for it.
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
