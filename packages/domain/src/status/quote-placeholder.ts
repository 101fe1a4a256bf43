import type { QuoteState } from '../entities/quote-state.ts'
import type { RelationshipEntity } from '../entities/relationship.ts'
import type { QuoteRecord } from '../entities/status.ts'

/** Why a placeholder replaces a quoted status; `missing` if it could not be loaded. */
export type QuotePlaceholder = Exclude<QuoteState, 'accepted'> | 'missing'

type BlockAndMuteState = Pick<RelationshipEntity, 'blocking' | 'domain_blocking' | 'muting'>

interface QuoteViewer {
  /** Whether the server has no such status, or hides it from the user. */
  readonly isMissing: boolean
  /** The relationship to the quoted author; undefined if unknown. */
  readonly relationship: BlockAndMuteState | undefined
}

/**
 * Returns the placeholder of a quoted status, by its state on the server or by the user's blocks and mutes; null if
 * the status is shown. Never throws. @see BY-06
 */
export function getQuotePlaceholder(
  quote: QuoteRecord,
  { isMissing, relationship }: QuoteViewer,
): QuotePlaceholder | null {
  if (quote.state !== 'accepted') return quote.state
  if (quote.status === null || isMissing) return 'missing'
  if (relationship?.blocking === true) return 'blocked_account'
  if (relationship?.domain_blocking === true) return 'blocked_domain'
  return relationship?.muting === true ? 'muted_account' : null
}

/** Whether the user has hidden it by a block or mute, and may reveal it. */
export const isHiddenByUser = (line: QuotePlaceholder): boolean =>
  line === 'blocked_account' || line === 'blocked_domain' || line === 'muted_account'
