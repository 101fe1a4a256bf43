import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import type { RowActions } from './row/row-actions.ts'
import type { RowOffers } from './row/row-options.ts'

export interface StatusMenuProps {
  readonly status: StatusRecord
  /** Of who wrote it. */
  readonly acct: string
  readonly me: AccountId
  /** Of the server's admin pages; null for everybody but its staff. */
  readonly staffOrigin: string | null
  readonly offers: RowOffers
  readonly actions: RowActions
}
