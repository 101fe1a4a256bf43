import { toHex } from './colour.ts'

/** The backgrounds below accent text, from the page to a hovered row. */
export type SurfaceSet = readonly string[]

const createSurface = (lightness: number, chroma = 0, hue = 265) =>
  toHex({ lightness, chroma, hue })

/** The surface colours of the style sheets: `--page`, `--surface`, `-sunken`, `-raised` and `-hover`. */
export const SURFACES = {
  normal: {
    light: [
      createSurface(0.925, 0.006),
      createSurface(0.995, 0.001),
      createSurface(0.965, 0.004),
      createSurface(1),
      createSurface(0.945, 0.008),
    ],
    dark: [
      createSurface(0.155, 0.012),
      createSurface(0.205, 0.014),
      createSurface(0.18, 0.013),
      createSurface(0.255, 0.016),
      createSurface(0.27, 0.018),
    ],
  },
  more: {
    light: [
      createSurface(0.9),
      createSurface(1),
      createSurface(0.97),
      createSurface(1),
      createSurface(0.92, 0.01),
    ],
    dark: [
      createSurface(0),
      createSurface(0.1, 0.005),
      createSurface(0.06, 0.005),
      createSurface(0.16, 0.01),
      createSurface(0.25, 0.02),
    ],
  },
} satisfies Record<string, Record<string, SurfaceSet>>
