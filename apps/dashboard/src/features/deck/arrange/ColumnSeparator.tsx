import type { ComponentProps, KeyboardEvent } from 'react'
import { getColumnElementId } from '../column-element.ts'

/** The step of an arrow key for sizes in CSS pixels. */
export const STEP_PX = 10

/** Shift multiplies the step of an arrow key by this. */
const SHIFT_FACTOR = 5

const ARROWS = {
  vertical: { ArrowLeft: -1, ArrowRight: 1 },
  horizontal: { ArrowUp: -1, ArrowDown: 1 },
} as const

/** The orientation of the bar: vertical between columns side by side, horizontal between stacked ones. */
type Orientation = keyof typeof ARROWS

/**
 * Returns the effect of a key on a separator.
 *
 * @param isMirrored the page is RTL: the left arrow moves towards the end
 * @returns steps towards the end, either end, `reset`, or null for any other key
 * @see BY-54
 */
export function getSeparatorStep(
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
  return (
    direction * (shiftKey ? SHIFT_FACTOR : 1) * (isMirrored && orientation === 'vertical' ? -1 : 1)
  )
}

interface ColumnSeparatorProps extends ComponentProps<'hr'> {
  readonly orientation: Orientation
  readonly name: string
  /** Uuids of the columns before the separator. */
  readonly columns: readonly string[]
  /** The size of the area before the separator, in any unit: `aria-valuenow` and its limits. */
  readonly size: { readonly now: number; readonly min: number; readonly max: number }
  /** Called at each key: measures the rendered size, and returns the step of an arrow key. */
  readonly measure: () => { readonly now: number; readonly step: number }
  /** @param size null for the default size */
  readonly onResize: (size: number | null) => void
  /** Cancels a drag in progress. @returns whether there was one */
  readonly cancelDrag?: () => boolean
}

/** A keyboard-operable divider between columns, named after the column before it. The caller handles the pointer. */
export function ColumnSeparator(props: ColumnSeparatorProps) {
  const { orientation, name, columns, size, measure, onResize, cancelDrag, ...others } = props

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && cancelDrag?.() === true) return event.preventDefault()
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = getSeparatorStep(event, orientation, isMirrored)
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
    // A movable separator is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation={orientation}
      aria-label={name}
      aria-controls={columns.map(getColumnElementId).join(' ')}
      aria-valuemin={Math.round(size.min)}
      aria-valuemax={Math.round(size.max)}
      aria-valuenow={Math.round(size.now)}
      {...others}
      onKeyDown={handleKey}
      onDoubleClick={() => onResize(null)}
    />
  )
}
