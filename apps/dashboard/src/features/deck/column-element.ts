import { scrollBehavior } from '../../ui/motion/scroll-behavior.ts'

/** Id of a column's element, so that the rail can jump to it. */
export const columnElementId = (uuid: string): string => `column-${uuid}`

/** A column's element on the page; null where the column shows nothing. */
export const columnElement = (uuid: string): HTMLElement | null =>
  document.getElementById(columnElementId(uuid))

/** The route's own column has no place among the saved ones. */
export const ROUTE_COLUMN = 'route'

/** Brings a column into view and the focus into it. */
export function revealColumn(uuid: string): void {
  const column = columnElement(uuid)
  if (column === null) return
  column.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'center' })
  column.focus({ preventScroll: true })
}

/** Which column holds an element; null outside of all. */
export function columnOf(element: Element): string | null {
  const id = element.closest(`[id^="${columnElementId('')}"]`)?.id
  return id === undefined ? null : id.slice(columnElementId('').length)
}

/** All columns on the page, in the order in which they are read, whatever the layout. */
export const shownColumns = (): readonly string[] =>
  [...document.querySelectorAll('main section[id]')].flatMap((section) => columnOf(section) ?? [])
