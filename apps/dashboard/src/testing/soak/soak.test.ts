import { expect, test } from 'vitest'
import { runSoak } from './run-soak.ts'

/** `npm run soak` names a seed, and means the whole hour. */
const isWhole = process.env['SOAK_SEED'] !== undefined
const seed = Number(process.env['SOAK_SEED'] ?? 10)
const faults = Number(process.env['SOAK_FAULTS'] ?? (isWhole ? 1_000 : 250))
const minutes = Number(process.env['SOAK_MINUTES'] ?? (isWhole ? 60 : 15))
/** Twenty times what it takes: the outcome is not the machine's, but how soon it comes is. */
const PATIENCE_MS = 600 * Math.max(1_000, faults)

test(
  `after ${minutes} busy minutes with ${faults} faults (SOAK_SEED=${seed}) every column holds what the instance holds whenever it says so, and nothing is lost or there twice`,
  { tags: ['TL-11', 'CMP-05', 'BY-03', 'BY-38'], timeout: PATIENCE_MS },
  async () => {
    const report = await runSoak({ seed, faults, minutes })

    expect(report).toMatchObject({
      wrong: [],
      timers: 0,
      sockets: 0,
      callsUnderWay: 0,
    })
    // Otherwise nothing was compared while it mattered.
    expect(report.wholeMoments).toBeGreaterThan(minutes * 4)
    expect(report.fired).toBeGreaterThan(faults * 0.9)
    const [before, after] = report.timersAtRest
    expect(after).toBeLessThanOrEqual(before + 5)
  },
)
