export interface Film {
  /** In the folder `films` beside this module. */
  readonly file: string
  /** The preview picture, in the same folder. */
  readonly preview: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly hasSound: boolean
}

/** Our own short films, drawn frame by frame by `make/films.mjs`. */
export const FILMS: Readonly<Record<string, Film>> = {
  'film-tide': {
    file: 'tide.webm',
    preview: 'tide.webp',
    width: 640,
    height: 400,
    seconds: 8,
    hasSound: true,
  },
  'film-lamp': {
    file: 'lamp.webm',
    preview: 'lamp.webp',
    width: 480,
    height: 480,
    seconds: 4,
    hasSound: false,
  },
}
