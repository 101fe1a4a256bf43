import { mean } from '../statistics.mjs'

/**
 * Computes whether something grew over time. It compares thirds, because single samples vary.
 *
 * @param samples at least three, oldest first
 * @returns the means of the first and the last third, and the growth between them in percent
 */
export function computeGrowth(samples) {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const first = mean(samples.slice(0, third))
  const last = mean(samples.slice(-third))
  return { first, last, percent: 100 * (last / first - 1) }
}
