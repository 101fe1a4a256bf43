import { computeMedian } from '../statistics.mjs'

/**
 * Summarises several runs of a scenario: for each figure its median, all of its runs, and whether it meets the
 * target.
 *
 * @param runs figures by their keys, one record for each run
 */
export function summarise({ figures, targets }, runs) {
  return Object.entries(figures).flatMap(([key, { label, unit }]) => {
    const values = runs.map((run) => run[key]).filter((value) => Number.isFinite(value))
    if (values.length === 0) return []
    const value = computeMedian(values)
    const target = targets?.[key] ?? null
    return [{ key, label, unit, value, runs: values, target, isMet: meetsTarget(value, target) }]
  })
}

/** Returns null without a target. Compares rounded values, because clocks of browsers tick in tenths of a ms. */
function meetsTarget(value, target) {
  if (target === null) return null
  return Number(value.toFixed(1)) <= target.atMost
}
