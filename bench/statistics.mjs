/** Returns the middle number, or the mean of the two in the middle. NaN for none. */
export function computeMedian(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

/**
 * Returns the number that this part of them does not exceed: `computePercentile(frames, 0.95)`.
 *
 * @param part from 0 to 1
 * @returns undefined for none
 */
export function computePercentile(numbers, part) {
  const place = Math.ceil(numbers.length * part) - 1
  return numbers.toSorted((a, b) => a - b)[Math.max(0, place)]
}

export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
