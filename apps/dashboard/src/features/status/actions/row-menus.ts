import type { PostFacts, RowActions } from './row-action.ts'

/** What a row can do with its post. */
export interface RowMenu extends PostFacts {
  readonly actions: RowActions
}

/** What each row that is drawn offers, for commands that are given elsewhere. */
const menus = new WeakMap<Element, RowMenu>()

/** Notes what can be done with the post of a row. */
export const setRowMenu = (row: Element, menu: RowMenu): void => void menus.set(row, menu)

export const getRowMenu = (row: Element): RowMenu | null => menus.get(row) ?? null
