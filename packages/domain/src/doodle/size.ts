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
