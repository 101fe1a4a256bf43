/** A selectable canvas size. Units: px. */
export interface DoodleSize {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** The first is the default. @see DOO-06 */
export const DOODLE_SIZES = [
  { id: 'normal', width: 500, height: 500 },
  { id: 'banner', width: 702, height: 330 },
  { id: '640x480', width: 640, height: 480 },
  { id: '800x600', width: 800, height: 600 },
  { id: '720x405', width: 720, height: 405 },
] as const satisfies readonly DoodleSize[]
export type DoodleSizeId = (typeof DOODLE_SIZES)[number]['id']

/** Returns width and height of a size. @see DOO-06 */
export function getDoodleSize(id: DoodleSizeId): DoodleSize {
  return DOODLE_SIZES.find((size) => size.id === id) ?? DOODLE_SIZES[0]
}

/** How the next stroke is drawn. Kept until the page closes. */
export interface DoodleOptions {
  /** Foreground, `#rrggbb`. */
  readonly fg: string
  /** Background, `#rrggbb`. */
  readonly bg: string
  /** Whether foreground and background are swapped. */
  readonly swapped: boolean
  readonly mode: 'draw' | 'fill'
  /** Stroke width in px, at least 1. */
  readonly weight: number
  /** 0 to 1 */
  readonly opacity: number
  /** The stroke width follows the speed, unless a pen reports its pressure. */
  readonly adaptiveStroke: boolean
  readonly smoothing: boolean
  readonly size: DoodleSizeId
}

/** @see DOO-03 */
export const DEFAULT_DOODLE: DoodleOptions = {
  fg: '#000000',
  bg: '#ffffff',
  swapped: false,
  mode: 'draw',
  weight: 2,
  opacity: 1,
  adaptiveStroke: true,
  smoothing: false,
  size: 'normal',
}

const MIN_WEIGHT = 1

/** Parses a typed weight. Returns 1 for anything smaller and for anything but a number. @see DOO-05 */
export function toWeight(written: string): number {
  const weight = Number(written)
  return Number.isFinite(weight) ? Math.max(MIN_WEIGHT, weight) : MIN_WEIGHT
}

/** The fields of a `KeyboardEvent`, and whether the user is typing. */
interface DoodleKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** Whether the focus is in a field of the dialog. */
  readonly isTyping: boolean
}

export type DoodleCommand = 'clear' | 'undo'

/**
 * Returns the command of a pressed key: Delete clears; Backspace, Ctrl+Z and Cmd+Z undo.
 *
 * @returns null for every other key, and for all keys while the user types
 * @see DOO-10, DOO-11, DOO-19
 */
export function getDoodleCommand(pressed: DoodleKey): DoodleCommand | null {
  if (pressed.isTyping) return null
  if (pressed.key === 'Delete') return 'clear'
  if (pressed.key === 'Backspace') return 'undo'
  const isWithControl = (pressed.ctrlKey || pressed.metaKey) && !pressed.shiftKey
  return isWithControl && pressed.key.toLowerCase() === 'z' ? 'undo' : null
}

/**
 * Applies a held key: Shift fills instead of drawing, Ctrl or Meta swaps the colours. Releasing the key always ends
 * that, even while the user types.
 *
 * @see DOO-12, DOO-13, DOO-19
 */
export function applyHeldKey(
  options: DoodleOptions,
  { key, isTyping }: Pick<DoodleKey, 'key' | 'isTyping'>,
  isDown: boolean,
): DoodleOptions {
  if (isDown && isTyping) return options
  if (key === 'Shift') return { ...options, mode: isDown ? 'fill' : 'draw' }
  return key === 'Control' || key === 'Meta' ? { ...options, swapped: isDown } : options
}
