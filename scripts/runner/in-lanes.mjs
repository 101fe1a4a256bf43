import { availableParallelism } from 'node:os'

/**
 * Runs what does not depend on each other: as many at a time as there are cores, in this order.
 *
 * @template Job
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => Promise<unknown>} run
 * @param {number} [lanes]
 */
export async function inLanes(jobs, run, lanes = availableParallelism()) {
  const left = [...jobs]
  const lane = async () => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await run(job)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
