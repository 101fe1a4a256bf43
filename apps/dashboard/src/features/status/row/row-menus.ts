import type { StatusMenuProps } from '../status-menu-props.ts'

/** What each row that is drawn offers, for commands that are given elsewhere. */
const menus = new WeakMap<Element, StatusMenuProps>()

/** Notes what can be done with the post of a row. */
export const setRowMenu = (row: Element, offers: StatusMenuProps): void =>
  void menus.set(row, offers)

export const getRowMenu = (row: Element): StatusMenuProps | null => menus.get(row) ?? null
