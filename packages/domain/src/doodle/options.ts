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
