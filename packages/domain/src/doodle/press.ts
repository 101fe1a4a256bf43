import { toColour } from './colour.ts'
import type { DoodleOptions } from './options.ts'

/** What a pointer event tells. */
interface Press {
  /** 0 is the left button, 2 the right one. */
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const LEFT = 0
const RIGHT = 2

function isEither(button: number): boolean {
  return button === LEFT || button === RIGHT
}

/**
 * Takes a colour of the palette: the left button sets the foreground; the right one, or Ctrl or Meta
 * with the left, the background. Any other button changes nothing.
 *
 * @see DOO-04, DOO-08
 */
export function pickColour(options: DoodleOptions, press: Press, colour: string): DoodleOptions {
  if (!isEither(press.button)) return options
  const isBackground = press.button === RIGHT || press.ctrlKey || press.metaKey
  const slot = isBackground ? 'bg' : 'fg'
  return { ...options, [slot]: toColour(colour, options[slot]) }
}

/**
 * The colour that a button draws with: the left one with the foreground, the right one with the
 * background, the other way round while they are swapped.
 *
 * @returns null for any other button, which does not draw
 * @see DOO-09, DOO-13
 */
export function strokeColour(
  { fg, bg, swapped }: Pick<DoodleOptions, 'fg' | 'bg' | 'swapped'>,
  button: number,
): string | null {
  if (!isEither(button)) return null
  return (button === RIGHT) === swapped ? fg : bg
}
