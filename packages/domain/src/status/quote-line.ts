import type { QuoteState } from '../entities/quote-state.ts'
import type { RelationshipEntity } from '../entities/relationship.ts'
import type { QuoteRecord } from '../entities/status.ts'

/** Why a line stands for a quoted status; `missing` where it was looked for in vain. */
export type QuoteLine = Exclude<QuoteState, 'accepted'> | 'missing'

type Distance = Pick<RelationshipEntity, 'blocking' | 'domain_blocking' | 'muting'>

interface QuoteReader {
  /** The server has no such status, or none for the reader. */
  readonly isMissing: boolean
  /** How the reader stands to the quoted author; undefined where that is not known. */
  readonly relationship: Distance | undefined
}

/**
 * What stands for a quoted status that is not shown, by its server's word or by the reader's own blocks and mutes; null
 * where it may be shown. Never throws. @see BY-06
 */
export function quoteLine(
  quote: QuoteRecord,
  { isMissing, relationship }: QuoteReader,
): QuoteLine | null {
  if (quote.state !== 'accepted') return quote.state
  if (quote.status === null || isMissing) return 'missing'
  if (relationship?.blocking === true) return 'blocked_account'
  if (relationship?.domain_blocking === true) return 'blocked_domain'
  return relationship?.muting === true ? 'muted_account' : null
}

/** Whether the reader hides it, and not its author: then they may look all the same. */
export const isOwnChoice = (line: QuoteLine): boolean =>
  line === 'blocked_account' || line === 'blocked_domain' || line === 'muted_account'
