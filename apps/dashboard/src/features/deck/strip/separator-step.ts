/** How far an arrow key moves a separator, in CSS pixels; further with Shift. @see BY-54 */
const STEP_PX = 10
const LEAP_PX = 50

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
}

const ARROWS = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
} as const

/**
 * What a key does to a separator.
 *
 * @param axis that it moves along
 * @param isMirrored the text runs from right to left: the left arrow leads to the end
 * @returns pixels towards the end, either end, `reset`, or null for any other key
 */
export function separatorStep(
  { key, shiftKey }: KeyPress,
  axis: 'x' | 'y',
  isMirrored: boolean,
): number | 'min' | 'max' | 'reset' | null {
  if (key === 'Home') return 'min'
  if (key === 'End') return 'max'
  if (key === 'Enter') return 'reset'
  const arrows: Readonly<Record<string, number>> = ARROWS[axis]
  const direction = arrows[key]
  if (direction === undefined) return null
  return direction * (shiftKey ? LEAP_PX : STEP_PX) * (isMirrored && axis === 'x' ? -1 : 1)
}
