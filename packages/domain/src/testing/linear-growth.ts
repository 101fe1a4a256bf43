/** Length of the shortest timed text; the others are 4 and 16 times as long. UTF-16 units. */
const BASE = 4_000
/** Shorter times are harmless, and too short to be measured. */
const FLOOR_MS = 40
/** Tolerated factor of measuring errors on a busy machine. Too small for quadratic growth. */
const TOLERANCE_FACTOR = 6

/** Resolution of the clock, which returns 0 for shorter times. */
const CLOCK_RESOLUTION_MS = 1

/** Number of measurements before a length counts as slow, because other processes may interrupt. */
const MAX_TRIES = 5

/**
 * Whether the run time grows linearly with the length: 1, 4 and 16 times of it. Quadratic growth takes 16 and 256
 * times as long.
 *
 * @param make creates an input of about this many UTF-16 units
 * @param floorMs shorter times are harmless, whatever their growth
 */
export function isLinearTime<Input>(
  make: (length: number) => Input,
  read: (input: Input) => unknown,
  floorMs = FLOOR_MS,
): boolean {
  const inputs = [1, 4, 16].map((times) => make(times * BASE))
  const best = inputs.map(() => Number.POSITIVE_INFINITY)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    inputs.forEach((input, index) => {
      best[index] = Math.min(
        best[index] ?? 0,
        measureTime(() => read(input)),
      )
    })
    const [one = 0, four = 0, sixteen = 0] = best.map((time) => Math.max(time, CLOCK_RESOLUTION_MS))
    if (sixteen < floorMs) return true
    if (four <= 4 * TOLERANCE_FACTOR * one && sixteen <= 16 * TOLERANCE_FACTOR * one) return true
  }
  return false
}

/** Returns the processor time if available, which other processes do not affect. Unit: ms. */
function getCpuTime(): number {
  const { process } = globalThis as { process?: { cpuUsage?: () => { readonly user: number } } }
  return process?.cpuUsage === undefined ? performance.now() : process.cpuUsage().user / 1_000
}

function measureTime(run: () => unknown): number {
  const startTime = getCpuTime()
  run()
  return getCpuTime() - startTime
}

/** Texts whose repetition may make a parser slow: unterminated openings and the like. */
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

/** Repeats a unit, and appends another character, because many parsers are fast if the end matches. */
export const repeatUnit = (unit: string) => (length: number) =>
  `${unit.repeat(Math.ceil(length / unit.length))}\u0007`
