import { median } from '../statistics.mjs'

/**
 * What several runs of a scenario say: for each figure its median and all of its runs, and whether the target is met.
 *
 * @param runs figures by their keys, one record for each run
 */
export function summarise({ figures, targets }, runs) {
  return Object.entries(figures).flatMap(([key, { label, unit }]) => {
    const values = runs.map((run) => run[key]).filter((value) => Number.isFinite(value))
    if (values.length === 0) return []
    const value = median(values)
    const target = targets?.[key] ?? null
    return [{ key, label, unit, value, runs: values, target, isMet: judge(value, target) }]
  })
}

/** null where nothing is asked for. What is shown as the same is the same: clocks of browsers tick in tenths. */
function judge(value, target) {
  if (target === null) return null
  return Number(value.toFixed(1)) <= target.atMost
}
