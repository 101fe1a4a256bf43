import { expect, test } from 'vitest'
import { runSoak } from './run-soak.ts'

/** `npm run soak` sets a seed and runs the whole hour. */
const isWhole = process.env['SOAK_SEED'] !== undefined
const seed = Number(process.env['SOAK_SEED'] ?? 10)
const faults = Number(process.env['SOAK_FAULTS'] ?? (isWhole ? 1_000 : 250))
const minutes = Number(process.env['SOAK_MINUTES'] ?? (isWhole ? 60 : 15))
/** Twenty times the usual duration: the result does not depend on the speed of the machine. */
const TIMEOUT_MS = 600 * Math.max(1_000, faults)

test(
  `keeps every column equal to the server, without lost or duplicate posts, after ${minutes} minutes with ${faults} faults (SOAK_SEED=${seed})`,
  { tags: ['TL-11', 'CMP-05', 'BY-03', 'BY-38'], timeout: TIMEOUT_MS },
  async () => {
    const report = await runSoak({ seed, faults, minutes })

    expect(report).toMatchObject({
      problems: [],
      timers: 0,
      sockets: 0,
      pendingRequests: 0,
    })
    // Otherwise the lists were not compared while faults occurred.
    expect(report.completeComparisons).toBeGreaterThan(minutes * 4)
    expect(report.faultsApplied).toBeGreaterThan(faults * 0.9)
    const [before, after] = report.idleTimers
    expect(after).toBeLessThanOrEqual(before + 5)
  },
)
