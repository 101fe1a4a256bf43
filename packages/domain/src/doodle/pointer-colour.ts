import { toColour } from './colour.ts'
import type { DoodleOptions } from './options.ts'

/** The fields of a pointer event. */
interface Press {
  /** 0 is the left button, 2 the right one. */
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const LEFT_BUTTON = 0
const RIGHT_BUTTON = 2

function isLeftOrRight(button: number): boolean {
  return button === LEFT_BUTTON || button === RIGHT_BUTTON
}

/**
 * Picks a colour of the palette. The left button sets the foreground. The right one, and the left one with Ctrl or
 * Meta, set the background. Other buttons change no colour.
 *
 * @see DOO-04, DOO-08
 */
export function pickColour(options: DoodleOptions, press: Press, colour: string): DoodleOptions {
  if (!isLeftOrRight(press.button)) return options
  const isBackground = press.button === RIGHT_BUTTON || press.ctrlKey || press.metaKey
  const slot = isBackground ? 'bg' : 'fg'
  return { ...options, [slot]: toColour(colour, options[slot]) }
}

/**
 * Returns the stroke colour of a button: the foreground for the left one, the background for the right one, reversed
 * while they are swapped.
 *
 * @returns null for any other button, which does not draw
 * @see DOO-09, DOO-13
 */
export function getStrokeColour(
  { fg, bg, swapped }: Pick<DoodleOptions, 'fg' | 'bg' | 'swapped'>,
  button: number,
): string | null {
  if (!isLeftOrRight(button)) return null
  return (button === RIGHT_BUTTON) === swapped ? fg : bg
}
