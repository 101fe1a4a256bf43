import { columnElement, columnOf, revealColumn, shownColumns } from '../column-element.ts'

/** What had the focus in each column last, the latest last; it may be gone by now. */
const lastFocused = new Map<string, HTMLElement>()

/** What had the focus last, column or not. */
let latest: Element | null = null
/** The column that had it last, and what of it; a dialog that is open above it does not count. */
let latestColumn: string | null = null
let latestInColumn: HTMLElement | null = null

/** Notes where in its column the focus is. @returns stops it, and forgets */
export function watchColumnFocus(): () => void {
  const handleFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement)) return
    latest = target
    const uuid = columnOf(target)
    if (target.closest('dialog') === null) {
      latestColumn = uuid
      latestInColumn = target
    }
    // The column itself is where one comes in, not where one was.
    if (uuid === null || target === columnElement(uuid)) return
    lastFocused.delete(uuid)
    lastFocused.set(uuid, target)
  }
  // Somebody may have begun before the keys came.
  handleFocus({ target: document.activeElement })
  addEventListener('focusin', handleFocus)
  return () => {
    removeEventListener('focusin', handleFocus)
    lastFocused.clear()
    latest = null
    latestColumn = null
    latestInColumn = null
  }
}

/** Which column has the focus; null for none of them. */
const focusedColumn = (): string | null =>
  document.activeElement === null ? null : columnOf(document.activeElement)

/** The column that has the focus, or had it when what was focused in it went away. */
export const columnInHand = (): string | null =>
  document.activeElement === document.body ? latestColumn : focusedColumn()

/** What commands of a column or a post are about. */
export interface InHand {
  readonly column: string | null
  /** The row of the column. */
  readonly row: HTMLElement | null
}

/** The column and the row that have the focus, or had it before a dialog opened. */
export function getInHand(): InHand {
  const row = latestInColumn?.isConnected === true ? latestInColumn.closest('article') : null
  return { column: latestColumn, row }
}

/** The column so many before or after the one with the focus, round the end; null where there is none. */
export function columnBeside(step: 1 | -1): string | null {
  const columns = shownColumns()
  const current = focusedColumn()
  if (current === null) return columns[0] ?? null
  return columns.at((columns.indexOf(current) + step) % columns.length) ?? null
}

/**
 * Brings a column into view and the focus to where it was in there: else to the first post in view, or the column itself.
 *
 * @see BY-45
 */
export function enterColumn(uuid: string): void {
  const column = columnElement(uuid)
  if (column === null) return
  revealColumn(uuid)
  placeIn(column, uuid)?.focus({ preventScroll: true })
}

/** Brings the focus to the first post in view of a column, else to the column itself. */
export function enterRows(uuid: string): void {
  const column = columnElement(uuid)
  if (column === null) return
  const row = firstInView(column)
  if (row === undefined) revealColumn(uuid)
  else row.focus({ preventScroll: true })
}

function placeIn(column: HTMLElement, uuid: string): HTMLElement | undefined {
  const before = lastFocused.get(uuid)
  return before !== undefined && isInView(before, column) ? before : firstInView(column)
}

/**
 * Where the focus went with its column, as another workspace is shown: brings it to the column that
 * had it last of those that are there now, else to the first.
 */
export function regainFocus(): void {
  if (latest === null || latest.isConnected || document.activeElement !== document.body) return
  const columns = shownColumns()
  const uuid = [...lastFocused.keys()].findLast((one) => columns.includes(one)) ?? columns[0]
  const column = uuid === undefined ? null : columnElement(uuid)
  if (uuid === undefined || column === null) return
  // The strip stands where it was left.
  const target = placeIn(column, uuid) ?? column
  target.focus({ preventScroll: true })
}

function isInView(element: HTMLElement, column: HTMLElement): boolean {
  if (!column.contains(element)) return false
  const [own, view] = [element.getBoundingClientRect(), column.getBoundingClientRect()]
  return own.height > 0 && own.bottom > view.top && own.top < view.bottom
}

/** The first row whose beginning can be read. */
function firstInView(column: HTMLElement): HTMLElement | undefined {
  const rows = [...column.querySelectorAll<HTMLElement>('article[tabindex]')]
  const top = rows[0]?.closest('[data-virtuoso-scroller]')?.getBoundingClientRect().top ?? 0
  return rows.find((row) => row.getBoundingClientRect().top >= top - 1) ?? rows[0]
}
