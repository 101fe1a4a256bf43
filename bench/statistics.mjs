/** The one in the middle, or what lies between the two that are. NaN of none. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

/**
 * The number that is not exceeded by this part of them: `percentile(frames, 0.95)`.
 *
 * @param part from 0 to 1
 * @returns undefined of none
 */
export function percentile(numbers, part) {
  const place = Math.ceil(numbers.length * part) - 1
  return numbers.toSorted((a, b) => a - b)[Math.max(0, place)]
}

export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
