import { linear } from './canvas.ts'
import { GLYPHS } from './glyphs.ts'
import { letterform } from './letterform.ts'
import { DUOTONES } from './palettes.ts'

interface AvatarStyle {
  /** Which of DUOTONES. */
  readonly ground: number
  /** One letter, or the name of a glyph. */
  readonly sign: string
}

const STYLES: Readonly<Record<string, AvatarStyle>> = {
  mira: { ground: 0, sign: 'M' },
  tomas: { ground: 6, sign: 'T' },
  oskar: { ground: 5, sign: 'O' },
  kwame: { ground: 9, sign: 'K' },
  hanne: { ground: 14, sign: 'wave' },
  dot: { ground: 12, sign: 'grid' },
  ruan: { ground: 11, sign: 'envelope' },
  leila: { ground: 13, sign: 'book' },
  sunny: { ground: 2, sign: 'S' },
  petra: { ground: 4, sign: 'P' },
  tides: { ground: 8, sign: 'wave' },
  lena: { ground: 1, sign: 'L' },
  konrad: { ground: 9, sign: 'comet' },
  noa: { ground: 2, sign: 'נ' },
  jun: { ground: 3, sign: 'J' },
  haruka: { ground: 10, sign: 'tram' },
  priya: { ground: 4, sign: 'P' },
  arthur: { ground: 12, sign: 'A' },
  rosalind: { ground: 3, sign: 'flower' },
  ines: { ground: 7, sign: 'I' },
  beto: { ground: 11, sign: 'B' },
  farah: { ground: 8, sign: 'F' },
  idris: { ground: 5, sign: 'bird' },
  maren: { ground: 1, sign: 'wave' },
  saga: { ground: 10, sign: 'S' },
  leif: { ground: 14, sign: 'peak' },
  fogbell: { ground: 8, sign: 'fog' },
  camille: { ground: 13, sign: 'C' },
  theo: { ground: 7, sign: 'crab' },
  ottilie: { ground: 3, sign: 'leaf' },
  bruno: { ground: 6, sign: 'B' },
  shirin: { ground: 13, sign: 'teacup' },
  yusuf: { ground: 7, sign: 'Y' },
  olena: { ground: 14, sign: 'bee' },
  minji: { ground: 9, sign: 'kite' },
  wei: { ground: 12, sign: 'leaf' },
  marisol: { ground: 2, sign: 'bird' },
  concha: { ground: 6, sign: 'flower' },
  juno: { ground: 0, sign: 'saturn' },
  hollis: { ground: 4, sign: 'umbrella' },
  brasstubes: { ground: 5, sign: 'comet' },
  gullet: { ground: 12, sign: 'bird' },
}

/** A portrait: two colours and a letter or a motif, clear at any size. */
export function avatarSvg(username: string, size: number): string {
  const style = STYLES[username] ?? { ground: 4, sign: 'wave' }
  const [from, to] = DUOTONES[style.ground] ?? ['#4361ee', '#7b2cbf']
  const glyph = GLYPHS[style.sign]
  const sign =
    glyph === undefined
      ? letterform(style.sign, {
          x: size / 2,
          y: size / 2,
          size: size * 0.36,
          colour: '#ffffff',
          weight: size * 0.062,
        })
      : `<g transform="translate(${size * 0.2} ${size * 0.2}) scale(${size * 0.006})">${glyph}</g>`
  return (
    `<defs>${linear(
      'ground',
      [
        [0, from],
        [1, to],
      ],
      true,
    )}` +
    `<radialGradient id="sheen" cx=".25" cy=".15" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${size}" height="${size}" fill="url(#ground)"/><rect width="${size}" height="${size}" fill="url(#sheen)"/>${sign}`
  )
}
