import { round } from './canvas.ts'

/** Strokes in a box 60 wide and 80 high. Fonts differ from machine to machine; these do not. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M4 80 L30 0 L56 80 M14 52 H46',
  B: 'M8 0 V80 M8 0 H30 Q52 0 52 20 Q52 38 30 38 H8 M30 38 Q56 38 56 59 Q56 80 30 80 H8',
  C: 'M54 16 Q46 0 30 0 Q4 0 4 40 Q4 80 30 80 Q46 80 54 64',
  D: 'M8 0 V80 M8 0 H24 Q56 0 56 40 Q56 80 24 80 H8',
  E: 'M52 0 H8 V80 H52 M8 39 H44',
  F: 'M52 0 H8 V80 M8 40 H44',
  G: 'M54 16 Q46 0 30 0 Q4 0 4 40 Q4 80 30 80 Q56 80 56 46 H34',
  H: 'M6 0 V80 M54 0 V80 M6 39 H54',
  I: 'M30 0 V80',
  J: 'M44 0 V56 Q44 80 24 80 Q10 80 6 66',
  K: 'M8 0 V80 M52 0 L8 46 M22 32 L54 80',
  L: 'M10 0 V80 H52',
  M: 'M2 80 V0 L30 50 L58 0 V80',
  N: 'M6 80 V0 L54 80 V0',
  O: 'M30 0 Q4 0 4 40 Q4 80 30 80 Q56 80 56 40 Q56 0 30 0 Z',
  P: 'M8 80 V0 H30 Q54 0 54 23 Q54 46 30 46 H8',
  R: 'M8 80 V0 H30 Q54 0 54 22 Q54 44 30 44 H8 M28 44 L54 80',
  S: 'M52 14 Q46 0 30 0 Q8 0 8 20 Q8 36 30 40 Q54 44 54 60 Q54 80 30 80 Q10 80 4 64',
  T: 'M4 0 H56 M30 0 V80',
  W: 'M0 0 L14 80 L30 24 L46 80 L60 0',
  Y: 'M4 0 L30 40 L56 0 M30 40 V80',
  נ: 'M14 4 H36 Q44 4 44 14 V76 H12',
}

interface Letterform {
  /** The middle of the letter. */
  readonly x: number
  readonly y: number
  /** Its height. */
  readonly size: number
  readonly colour: string
  readonly weight: number
}

/** One capital letter as strokes with round ends; nothing for letters nobody needs. */
export function letterform(letter: string, { x, y, size, colour, weight }: Letterform): string {
  const d = STROKES[letter]
  if (d === undefined) return ''
  const scale = size / 80
  const place = `translate(${round(x - 30 * scale)} ${round(y - 40 * scale)}) scale(${scale.toFixed(3)})`
  return `<path d="${d}" transform="${place}" fill="none" stroke="${colour}" stroke-width="${round(weight / scale)}" stroke-linecap="round" stroke-linejoin="round"/>`
}
