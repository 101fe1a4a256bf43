import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, inRoot } from '../../scripts/runner/paths.mjs'
import { median } from '../statistics.mjs'
import { timed } from './timed.mjs'
import { slowness } from './yardstick.mjs'

/** Enough for a median that one slow turn of a busy machine does not move. */
const RUNS = 7
/** Not counted: the engine still compiles. */
const WARMUPS = 2
/** How much is done between two looks at how busy the machine is. */
const STEPS_PER_LOOK = 50

/**
 * The hot rules without a browser, each against its budget: the median of some runs, as it would be on the laptop that
 * the budgets are for.
 *
 * @returns a line for each, and one for each that took longer than it may
 */
export async function measureRules() {
  const measured = (await loadRows()).map((row) => ({ ...row, ms: measureRow(row) }))
  return {
    figures: Object.fromEntries(
      measured.map(({ name, ms, budgetMs }) => [name, `${figure(ms)} of ${budgetMs} ms`]),
    ),
    tooSlow: measured
      .filter(({ ms, budgetMs }) => ms > budgetMs)
      .map(
        ({ name, ms, budgetMs }) => `Too slow: ${name} in ${figure(ms)} instead of ${budgetMs} ms.`,
      ),
  }
}

const figure = (ms) => `${ms < 100 ? Number(ms.toPrecision(2)) : Math.round(ms)} ms`

/** As they ship: compiled for production, packages and all. */
async function loadRows() {
  const { build } = await import('vite')
  const outDir = join(cache, 'bench')
  await build({
    configFile: false,
    root: inRoot('bench'),
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'rules/rows.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'rows.mjs' } },
    },
  })
  const { rows } = await import(pathToFileURL(join(outDir, 'rows.mjs')).href)
  return rows
}

function measureRow({ prepare, repeats = 1 }) {
  const runs = Array.from({ length: WARMUPS + RUNS }, () => measureOnce(prepare(), repeats))
  return median(runs.slice(WARMUPS))
}

function measureOnce(steps, repeats) {
  const looks = [slowness()]
  let ms = 0
  let done = 0
  for (const step of steps) {
    ms += timed(() => repeat(step, repeats)) / repeats
    done += 1
    if (done % STEPS_PER_LOOK === 0) looks.push(slowness())
  }
  looks.push(slowness())
  const mean = looks.reduce((sum, look) => sum + look, 0) / looks.length
  return ms / Math.max(1, mean)
}

function repeat(work, times) {
  for (let turn = 0; turn < times; turn += 1) work()
}
