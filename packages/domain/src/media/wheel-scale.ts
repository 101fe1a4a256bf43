import { clampScale } from './zoom.ts'

/** A notch of a usual wheel, 100 px, makes the picture this much larger or smaller. */
const PER_NOTCH = 1.25
/** Two fingers on a touchpad speak in far smaller steps than a wheel. */
const TOUCHPAD_GAIN = 8

/**
 * The scale that a turn of the wheel asks for; turned back by the same way it is what it was.
 *
 * @param deltaY in px; away from the reader is negative, and zooms in
 * @param isPinch it comes from two fingers on a touchpad, or with Ctrl held
 * @returns within what is allowed. Never throws.
 * @see MV-08
 */
export function wheelScale(scale: number, deltaY: number, isPinch: boolean): number {
  // A wheel with Ctrl held gives whole notches; no touchpad moves as far at once.
  const gain = isPinch && Math.abs(deltaY) < 50 ? TOUCHPAD_GAIN : 1
  return clampScale(scale * PER_NOTCH ** ((-deltaY * gain) / 100))
}
