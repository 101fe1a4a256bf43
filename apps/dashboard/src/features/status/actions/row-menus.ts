import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import type { RowOffers } from '../row/row-options.ts'
import type { RowActions } from './row-actions.ts'

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

/** What each row that is drawn offers, for commands that are given elsewhere. */
const menus = new WeakMap<Element, StatusMenuProps>()

/** Notes what can be done with the post of a row. */
export const setRowMenu = (row: Element, offers: StatusMenuProps): void =>
  void menus.set(row, offers)

export const getRowMenu = (row: Element): StatusMenuProps | null => menus.get(row) ?? null
