import { i18n } from '@lingui/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSoak } from './run-soak.ts'

const seed = Number(process.env['SOAK_SEED'] ?? 10)
const faults = Number(process.env['SOAK_FAULTS'] ?? 1_000)
/** In real time, on a machine with other things to do. */
const PATIENCE_MS = 600 * Math.max(1_000, faults)

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterAll(() => i18n.loadAndActivate({ locale: '', messages: {} }))

// An hour is for `npm run soak`, which names its seed.
test.runIf(process.env['SOAK_SEED'] !== undefined)(
  `after a busy hour with ${faults} faults (SOAK_SEED=${seed}) every column holds what the instance holds, and nothing is lost or there twice [TL-11, CMP-05, BY-03, BY-38]`,
  async () => {
    const report = await runSoak({ seed, faults })

    expect(report).toMatchObject({
      wrong: [],
      timers: 0,
      sockets: 0,
      callsUnderWay: 0,
    })
    expect(report.fired).toBeGreaterThan(faults * 0.9)
    const [before, after] = report.timersAtRest
    expect(after).toBeLessThanOrEqual(before + 5)
  },
  PATIENCE_MS,
)
