// Runs a longer soak test than `npm test`: `npm run soak -- --faults 10000 --seed 7`. The same seed simulates the
// same hour; `--minutes 15` is shorter.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '60' },
  },
})
const soak = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'apps/dashboard/src/testing/soak'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SOAK_FAULTS: values.faults,
      SOAK_SEED: values.seed,
      SOAK_MINUTES: values.minutes,
    },
  },
)
soak.on('exit', (code) => process.exit(code ?? 1))
