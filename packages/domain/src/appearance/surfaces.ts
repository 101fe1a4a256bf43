import { toHex } from './colour.ts'

/** What text in the accent may stand on, from the page to what lies under the pointer. */
export type SurfaceSet = readonly string[]

const surface = (lightness: number, chroma = 0, hue = 265) => toHex({ lightness, chroma, hue })

/** The surfaces of the product's look: `--page`, `--surface`, `-sunken`, `-raised` and `-hover` in its sheets. */
export const SURFACES = {
  normal: {
    light: [
      surface(0.925, 0.006),
      surface(0.995, 0.001),
      surface(0.965, 0.004),
      surface(1),
      surface(0.945, 0.008),
    ],
    dark: [
      surface(0.155, 0.012),
      surface(0.205, 0.014),
      surface(0.18, 0.013),
      surface(0.255, 0.016),
      surface(0.27, 0.018),
    ],
  },
  more: {
    light: [surface(0.9), surface(1), surface(0.97), surface(1), surface(0.92, 0.01)],
    dark: [
      surface(0),
      surface(0.1, 0.005),
      surface(0.06, 0.005),
      surface(0.16, 0.01),
      surface(0.25, 0.02),
    ],
  },
} satisfies Record<string, Record<string, SurfaceSet>>
