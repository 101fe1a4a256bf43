import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, inRoot } from '../../scripts/runner/paths.mjs'
import { computeMedian } from '../statistics.mjs'
import { measureSlowness } from './baseline.mjs'
import { measureTime } from './measure-time.mjs'

/** Enough runs for a median that a single slow one does not change. */
const RUNS = 7
/** Not counted, because the engine still compiles. */
const WARMUPS = 2
/** Steps between two measurements of how slow the machine is. */
const STEPS_PER_LOOK = 50

/**
 * Measures the hot rules without a browser, each against its budget: the median of several runs, converted to the
 * laptop that the budgets are for.
 *
 * @returns a line for each rule, and one for each that exceeds its budget
 */
export async function measureRules() {
  const measured = (await loadRows()).map((row) => ({ ...row, ms: measureRow(row) }))
  return {
    figures: Object.fromEntries(
      measured.map(({ name, ms, budgetMs }) => [name, `${formatMs(ms)} of ${budgetMs} ms`]),
    ),
    tooSlow: measured
      .filter(({ ms, budgetMs }) => ms > budgetMs)
      .map(
        ({ name, ms, budgetMs }) =>
          `Too slow: ${name} in ${formatMs(ms)} with a budget of ${budgetMs} ms.`,
      ),
  }
}

const formatMs = (ms) => `${ms < 100 ? Number(ms.toPrecision(2)) : Math.round(ms)} ms`

/** Builds the rules as they ship: for production, packages included. */
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
  return computeMedian(runs.slice(WARMUPS))
}

function measureOnce(steps, repeats) {
  const looks = [measureSlowness()]
  let ms = 0
  let done = 0
  for (const step of steps) {
    ms += measureTime(() => repeat(step, repeats)) / repeats
    done += 1
    if (done % STEPS_PER_LOOK === 0) looks.push(measureSlowness())
  }
  looks.push(measureSlowness())
  const mean = looks.reduce((sum, look) => sum + look, 0) / looks.length
  return ms / Math.max(1, mean)
}

function repeat(work, times) {
  for (let turn = 0; turn < times; turn += 1) work()
}
