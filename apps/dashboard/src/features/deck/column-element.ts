import { getScrollBehavior } from '../../ui/motion/scroll-behavior.ts'

/** Returns the id of a column's element. The rail scrolls to it. */
export const getColumnElementId = (uuid: string): string => `column-${uuid}`

/** Finds a column's element on the page. Returns null when the column is not rendered. */
export const findColumnElement = (uuid: string): HTMLElement | null =>
  document.getElementById(getColumnElementId(uuid))

/** Replaces the uuid of the route's column, which is not among the saved ones. */
export const ROUTE_COLUMN = 'route'

/** Scrolls a column into view and focuses it. */
export function revealColumn(uuid: string): void {
  const column = findColumnElement(uuid)
  if (column === null) return
  column.scrollIntoView({ behavior: getScrollBehavior(), block: 'nearest', inline: 'center' })
  column.focus({ preventScroll: true })
}

/** Returns the uuid of the column that contains an element; null outside all columns. */
export function findColumnUuid(element: Element): string | null {
  const id = element.closest(`[id^="${getColumnElementId('')}"]`)?.id
  return id === undefined ? null : id.slice(getColumnElementId('').length)
}

/** Returns the uuids of all columns on the page in reading order, in any layout. */
export const getShownColumns = (): readonly string[] =>
  [...document.querySelectorAll('main section[id]')].flatMap(
    (section) => findColumnUuid(section) ?? [],
  )
