/** Of the shortest text that is timed; the others are 4 and 16 times as long. UTF-16 units. */
const BASE = 4_000
/** What is over so soon is no harm, and too short to be measured. */
const FLOOR_MS = 40
/** What a time is ever off by, on a machine that does other things too: room for them, and none for a square. */
const SLACK = 6

/** Of the clock, which tells short times as none. */
const COARSE_MS = 1

/** So often a length is timed anew before it counts as slow: anything may come between. */
const TRIES = 5

/**
 * Whether the time that is needed grows no faster than the length: 1, 4 and 16 times of it. What grows with the square
 * takes 16 and 256 times as long.
 *
 * @param make an input of about so many UTF-16 units
 * @param floorMs what is over sooner is no harm, however it grows
 */
export function growsLinearly<Input>(
  make: (length: number) => Input,
  read: (input: Input) => unknown,
  floorMs = FLOOR_MS,
): boolean {
  const inputs = [1, 4, 16].map((times) => make(times * BASE))
  const best = inputs.map(() => Number.POSITIVE_INFINITY)
  for (let tries = 0; tries < TRIES; tries += 1) {
    inputs.forEach((input, index) => {
      best[index] = Math.min(
        best[index] ?? 0,
        timeOf(() => read(input)),
      )
    })
    const [one = 0, four = 0, sixteen = 0] = best.map((time) => Math.max(time, COARSE_MS))
    if (sixteen < floorMs) return true
    if (four <= 4 * SLACK * one && sixteen <= 16 * SLACK * one) return true
  }
  return false
}

/** Where it can be told, of the processor alone: others may want it too. Unit: ms. */
function now(): number {
  const { process } = globalThis as { process?: { cpuUsage?: () => { readonly user: number } } }
  return process?.cpuUsage === undefined ? performance.now() : process.cpuUsage().user / 1_000
}

function timeOf(run: () => unknown): number {
  const begun = now()
  run()
  return now() - begun
}

/** What somebody writes again and again who would have a text read for long: what opens and never closes, and the like. */
export const HOSTILE_UNITS: readonly string[] = [
  '<',
  '>',
  '<a ',
  '<iframe ',
  '<iframe src="',
  '<title',
  '<!--',
  '<script',
  '</script ',
  '<p><b>',
  '&',
  '&amp',
  '&#',
  '"',
  "'",
  '=',
  ' src=',
  ' ',
  '\n',
  '	\n',
  ' \n ',
  '\0',
  '/',
  '//',
  '?',
  '#',
  ':',
  ':zz',
  ':zz:',
  ':a b',
  '@a',
  '@a@',
  '@a@b.',
  '#a',
  '#1',
  'a',
  'a.',
  '.',
  '-',
  'a-',
  '1',
  '1.',
  'http://',
  'http://a.',
  'https://a.b/(',
  '(',
  ')',
  '[',
  '{',
  '"[',
  '{"a":',
  '\\',
  'xn--',
  'xn--a.',
  'é',
  'é',
  '́',
  '​',
  '‮',
  'ا',
  'ش ',
  '漢',
  '😀',
  '👩‍',
  '🇩',
  '\ud800',
  'ﷺ',
  '<p class="',
  '+',
  '~',
  '%',
  '%e3%85%a4',
  ';',
  ',',
  '<http://a>; rel="next", ',
  '<a>; ',
  '(compatible; ',
  'really ',
]

/** So much of a unit, and then something else: what ends well is often read well. */
export const repeated = (unit: string) => (length: number) =>
  `${unit.repeat(Math.ceil(length / unit.length))}\u0007`
