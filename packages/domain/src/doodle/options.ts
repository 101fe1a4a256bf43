/** A canvas to choose. Units: px. */
export interface DoodleSize {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** The first is the one to begin with. @see DOO-06 */
export const DOODLE_SIZES = [
  { id: 'normal', width: 500, height: 500 },
  { id: 'banner', width: 702, height: 330 },
  { id: '640x480', width: 640, height: 480 },
  { id: '800x600', width: 800, height: 600 },
  { id: '720x405', width: 720, height: 405 },
] as const satisfies readonly DoodleSize[]
export type DoodleSizeId = (typeof DOODLE_SIZES)[number]['id']

/** Width and height of a size. @see DOO-06 */
export function doodleSize(id: DoodleSizeId): DoodleSize {
  return DOODLE_SIZES.find((size) => size.id === id) ?? DOODLE_SIZES[0]
}

/** How the next stroke is drawn; kept while the page is open. */
export interface DoodleOptions {
  /** Foreground, `#rrggbb`. */
  readonly fg: string
  /** Background, `#rrggbb`. */
  readonly bg: string
  /** The two have changed places. */
  readonly swapped: boolean
  readonly mode: 'draw' | 'fill'
  /** Width of a stroke in px, 1 at least. */
  readonly weight: number
  /** 0 to 1 */
  readonly opacity: number
  /** The width of a stroke follows its speed, unless a pen tells its pressure. */
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

/** The weight that was written; 1 for what is no number or less. @see DOO-05 */
export function toWeight(written: string): number {
  const weight = Number(written)
  return Number.isFinite(weight) ? Math.max(MIN_WEIGHT, weight) : MIN_WEIGHT
}

/** What a keyboard event tells. */
interface DoodleKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** The focus is in a field of the dialog. */
  readonly isTyping: boolean
}

export type DoodleCommand = 'clear' | 'undo'

/**
 * What a key does that goes down: Delete clears, Backspace and Ctrl or Cmd with Z undo.
 *
 * @returns null for every other key, and for all while somebody types
 * @see DOO-10, DOO-11, DOO-19
 */
export function doodleCommand(pressed: DoodleKey): DoodleCommand | null {
  if (pressed.isTyping) return null
  if (pressed.key === 'Delete') return 'clear'
  if (pressed.key === 'Backspace') return 'undo'
  const isWithControl = (pressed.ctrlKey || pressed.metaKey) && !pressed.shiftKey
  return isWithControl && pressed.key.toLowerCase() === 'z' ? 'undo' : null
}

/**
 * Holding Shift fills instead of drawing, holding Ctrl or Meta swaps the colours. Letting go always
 * ends that, also when somebody types by then.
 *
 * @see DOO-12, DOO-13, DOO-19
 */
export function holdKey(
  options: DoodleOptions,
  { key, isTyping }: Pick<DoodleKey, 'key' | 'isTyping'>,
  isDown: boolean,
): DoodleOptions {
  if (isDown && isTyping) return options
  if (key === 'Shift') return { ...options, mode: isDown ? 'fill' : 'draw' }
  return key === 'Control' || key === 'Meta' ? { ...options, swapped: isDown } : options
}
