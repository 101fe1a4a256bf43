import { columnElement } from '../column-element.ts'

/** CSS pixels. */
interface Shift {
  readonly x: number
  readonly y: number
}

const NONE: Shift = { x: 0, y: 0 }

const shift = (element: HTMLElement, { x, y }: Shift): void => {
  element.style.transform = x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0)`
}

/** Lets a column go with the pointer. @param by null: it is let go, and glides back */
export function follow(uuid: string, by: Shift | null): void {
  const element = columnElement(uuid)
  if (element === null || (by === null && element.dataset['dragged'] === undefined)) return
  element.toggleAttribute('data-dragged', by !== null)
  // Told here and not found out by `:has`: with that, every row that comes in would have all columns styled anew.
  element.parentElement?.toggleAttribute('data-dragging', by !== null)
  shift(element, by ?? NONE)
}

/** Carries out a new layout, each column gliding from where it was on the screen to where it belongs. */
export function glide(uuids: readonly string[], layOut: () => void): void {
  const elements = uuids.map(columnElement).filter((element) => element !== null)
  const before = elements.map((element) => element.getBoundingClientRect())
  layOut()
  for (const element of elements) {
    element.style.transition = 'none'
    shift(element, NONE)
  }
  const after = elements.map((element) => element.getBoundingClientRect())
  for (const [index, element] of elements.entries()) {
    const was = before[index]
    const is = after[index]
    if (was !== undefined && is !== undefined) {
      shift(element, { x: was.left - is.left, y: was.top - is.top })
    }
  }
  // Reading the layout draws the line between where each begins and where it ends.
  document.body.getBoundingClientRect()
  for (const element of elements) {
    element.style.transition = ''
    shift(element, NONE)
  }
}
