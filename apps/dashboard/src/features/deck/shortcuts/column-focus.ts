import {
  findColumnElement,
  findColumnUuid,
  revealColumn,
  getShownColumns,
} from '../column-element.ts'

/** The last focused element of each column, the most recent last. It may be removed by now. */
const lastFocused = new Map<string, HTMLElement>()

/** The last focused element, inside a column or not. */
let lastElement: Element | null = null
/** The last focused column and its element. Focus in an open dialog does not change it. */
let lastColumn: string | null = null
let lastInColumn: HTMLElement | null = null

/** Records the focused element of each column. @returns a function that stops recording and clears the records */
export function watchColumnFocus(): () => void {
  const handleFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement)) return
    lastElement = target
    const uuid = findColumnUuid(target)
    if (target.closest('dialog') === null) {
      lastColumn = uuid
      lastInColumn = target
    }
    // Focus on the column's own element is not recorded. It is the entry point, not a position inside.
    if (uuid === null || target === findColumnElement(uuid)) return
    lastFocused.delete(uuid)
    lastFocused.set(uuid, target)
  }
  // A column may have the focus before the shortcuts have loaded.
  handleFocus({ target: document.activeElement })
  addEventListener('focusin', handleFocus)
  return () => {
    removeEventListener('focusin', handleFocus)
    lastFocused.clear()
    lastElement = null
    lastColumn = null
    lastInColumn = null
  }
}

/** Returns the column that has the focus; null for none. */
const getFocusedColumn = (): string | null =>
  document.activeElement === null ? null : findColumnUuid(document.activeElement)

/** Returns the column that has the focus, or had it before the focused element was removed. */
export const getActiveColumn = (): string | null =>
  document.activeElement === document.body ? lastColumn : getFocusedColumn()

/** The column and the post that commands apply to. */
export interface CommandTarget {
  readonly column: string | null
  /** The row of the column. */
  readonly row: HTMLElement | null
}

/** Returns the column and the row that have the focus, or had it before a dialog opened. */
export function getCommandTarget(): CommandTarget {
  const row = lastInColumn?.isConnected === true ? lastInColumn.closest('article') : null
  return { column: lastColumn, row }
}

/** Finds the column before or after the focused one, and wraps around at the ends. Returns null when there is none. */
export function findAdjacentColumn(step: 1 | -1): string | null {
  const columns = getShownColumns()
  const current = getFocusedColumn()
  if (current === null) return columns[0] ?? null
  return columns.at((columns.indexOf(current) + step) % columns.length) ?? null
}

/**
 * Scrolls a column into view and restores its focus: to the last focused element, else to the first post in view,
 * else to the column.
 *
 * @see BY-45
 */
export function focusColumn(uuid: string): void {
  const column = findColumnElement(uuid)
  if (column === null) return
  revealColumn(uuid)
  findLastFocused(column, uuid)?.focus({ preventScroll: true })
}

/** Focuses the first post in view of a column, else the column itself. */
export function focusRows(uuid: string): void {
  const column = findColumnElement(uuid)
  if (column === null) return
  const row = findFirstRowInView(column)
  if (row === undefined) revealColumn(uuid)
  else row.focus({ preventScroll: true })
}

function findLastFocused(column: HTMLElement, uuid: string): HTMLElement | undefined {
  const before = lastFocused.get(uuid)
  return before !== undefined && isInView(before, column) ? before : findFirstRowInView(column)
}

/**
 * Restores the focus after a switch of workspaces. It focuses the shown column that had the focus last, else the
 * first one.
 */
export function restoreColumnFocus(): void {
  if (lastElement === null || lastElement.isConnected || document.activeElement !== document.body)
    return
  const columns = getShownColumns()
  const uuid = [...lastFocused.keys()].findLast((one) => columns.includes(one)) ?? columns[0]
  const column = uuid === undefined ? null : findColumnElement(uuid)
  if (uuid === undefined || column === null) return
  // The strip keeps its scroll position.
  const target = findLastFocused(column, uuid) ?? column
  target.focus({ preventScroll: true })
}

function isInView(element: HTMLElement, column: HTMLElement): boolean {
  if (!column.contains(element)) return false
  const [own, view] = [element.getBoundingClientRect(), column.getBoundingClientRect()]
  return own.height > 0 && own.bottom > view.top && own.top < view.bottom
}

/** Finds the first row whose start is visible. */
function findFirstRowInView(column: HTMLElement): HTMLElement | undefined {
  const rows = [...column.querySelectorAll<HTMLElement>('article[tabindex]')]
  const top = rows[0]?.closest('[data-virtuoso-scroller]')?.getBoundingClientRect().top ?? 0
  return rows.find((row) => row.getBoundingClientRect().top >= top - 1) ?? rows[0]
}
