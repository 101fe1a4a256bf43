import { columnOf } from './column-element.ts'

/** All columns on the page, in the order in which they are read, whatever the layout. */
export const shownColumns = (): readonly string[] =>
  [...document.querySelectorAll('main section[id]')].flatMap((section) => columnOf(section) ?? [])
