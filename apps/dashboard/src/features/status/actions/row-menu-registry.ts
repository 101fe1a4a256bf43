import type { PostFacts, RowActions } from './row-action-types.ts'

/** The actions of a row. */
export interface RowMenu extends PostFacts {
  readonly actions: RowActions
}

/** The actions of each rendered row, for commands that are triggered outside of it. */
const menus = new WeakMap<Element, RowMenu>()

/** Registers the actions of a row's post. */
export const setRowMenu = (row: Element, menu: RowMenu): void => void menus.set(row, menu)

export const getRowMenu = (row: Element): RowMenu | null => menus.get(row) ?? null
