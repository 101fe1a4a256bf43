import type { ComponentProps, KeyboardEvent } from 'react'
import { columnElementId } from '../column-element.ts'

/** How far an arrow key moves what is measured in CSS pixels. */
export const STEP_PX = 10

/** Shift takes an arrow key so many steps. */
const LEAP = 5

const ARROWS = {
  vertical: { ArrowLeft: -1, ArrowRight: 1 },
  horizontal: { ArrowUp: -1, ArrowDown: 1 },
} as const

/** What a separator divides: side by side with a vertical bar between, or one above the other. */
type Orientation = keyof typeof ARROWS

/**
 * What a key does to a separator.
 *
 * @param isMirrored the text runs from right to left: the left arrow leads to the end
 * @returns steps towards the end, either end, `reset`, or null for any other key
 * @see BY-54
 */
export function separatorStep(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  orientation: Orientation,
  isMirrored: boolean,
): number | 'min' | 'max' | 'reset' | null {
  if (key === 'Home') return 'min'
  if (key === 'End') return 'max'
  if (key === 'Enter') return 'reset'
  const arrows: Readonly<Record<string, number>> = ARROWS[orientation]
  const direction = arrows[key]
  if (direction === undefined) return null
  return direction * (shiftKey ? LEAP : 1) * (isMirrored && orientation === 'vertical' ? -1 : 1)
}

interface ColumnSeparatorProps extends ComponentProps<'hr'> {
  readonly orientation: Orientation
  readonly name: string
  /** Uuids of the columns before it. */
  readonly columns: readonly string[]
  /** The size of what stands before it, in any unit: as it is told, and how far it goes. */
  readonly size: { readonly now: number; readonly min: number; readonly max: number }
  /** Asked at each key: the size as it is on the screen, and how much an arrow key adds. */
  readonly measure: () => { readonly now: number; readonly step: number }
  /** @param size null for the one that it has when nobody moved it */
  readonly onResize: (size: number | null) => void
  /** Ends a drag that is under way. @returns whether there was one */
  readonly breakOff?: () => boolean
}

/** A divider between columns that keys move, by which one stands before it. What the pointer does is up to who draws it. */
export function ColumnSeparator(props: ColumnSeparatorProps) {
  const { orientation, name, columns, size, measure, onResize, breakOff, ...others } = props

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && breakOff?.() === true) return event.preventDefault()
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = separatorStep(event, orientation, isMirrored)
    if (by === null) return
    event.preventDefault()
    if (by === 'reset') onResize(null)
    else if (typeof by === 'string') onResize(size[by])
    else {
      const { now, step } = measure()
      onResize(now + by * step)
    }
  }

  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation={orientation}
      aria-label={name}
      aria-controls={columns.map(columnElementId).join(' ')}
      aria-valuemin={Math.round(size.min)}
      aria-valuemax={Math.round(size.max)}
      aria-valuenow={Math.round(size.now)}
      {...others}
      onKeyDown={handleKey}
      onDoubleClick={() => onResize(null)}
    />
  )
}
