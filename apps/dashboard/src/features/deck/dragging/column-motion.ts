import { columnElement } from '../column-element.ts'

const shift = (element: HTMLElement, x: number): void => {
  element.style.transform = x === 0 ? '' : `translate3d(${x}px, 0, 0)`
}

/** Lets a column go with the pointer. @param x null: it is let go, and glides back */
export function follow(uuid: string, x: number | null): void {
  const element = columnElement(uuid)
  if (element === null || (x === null && element.dataset['dragged'] === undefined)) return
  if (x === null) delete element.dataset['dragged']
  else element.dataset['dragged'] = ''
  shift(element, x ?? 0)
}

/**
 * Moves the columns between a dragged one and the place that it hovers over towards where it came from.
 * What stands between them without being a saved column moves along.
 */
export function makeRoom(
  columnIds: readonly string[],
  dragged: string | null,
  place: string | null,
): void {
  const element = dragged === null ? null : columnElement(dragged)
  const target = place === null ? null : columnElement(place)
  const strip = columnElement(columnIds[0] ?? '')?.parentElement
  const columns = [...(strip?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
  const from = element === null ? -1 : columns.indexOf(element)
  const to = target === null ? from : columns.indexOf(target)

  for (const [index, column] of columns.entries()) {
    if (column === element) continue
    const isBetween = (index > from && index <= to) || (index < from && index >= to)
    shift(column, isBetween && element !== null ? roomOf(element, to > from) : 0)
  }
}

/** How far a neighbour steps aside: the width of the dragged column and the gap beside it. */
function roomOf(element: HTMLElement, isTowardsEnd: boolean): number {
  const { direction, columnGap } = getComputedStyle(element.parentElement ?? element)
  const width = element.offsetWidth + (Number.parseFloat(columnGap) || 0)
  return isTowardsEnd === (direction === 'rtl') ? width : -width
}

/** Carries out a new order, each column gliding from where it was on the screen to where it belongs. */
export function glide(columnIds: readonly string[], reorder: () => void): void {
  const elements = columnIds.map(columnElement).filter((element) => element !== null)
  const before = elements.map((element) => element.getBoundingClientRect().left)
  reorder()
  for (const element of elements) {
    element.style.transition = 'none'
    shift(element, 0)
  }
  const after = elements.map((element) => element.getBoundingClientRect().left)
  for (const [index, element] of elements.entries()) {
    shift(element, (before[index] ?? 0) - (after[index] ?? 0))
  }
  // Reading the layout draws the line between where each begins and where it ends.
  document.body.getBoundingClientRect()
  for (const element of elements) {
    element.style.transition = ''
    shift(element, 0)
  }
}
