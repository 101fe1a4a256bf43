import { resolve } from 'node:path'
import { log } from '../scripts/runner/log.mjs'
import { onShutdown } from '../scripts/runner/shutdown.mjs'
import { createFixture } from './fixture.mjs'
import { parseArgs } from './parse-args.mjs'
import { writeDocument } from './report/document.mjs'
import { DEFAULT_FILE, saveResult, readResults } from './report/results.mjs'
import { formatScenario } from './report/table.mjs'
import { runScenario } from './run-scenario.mjs'
import { scenarios } from './scenarios/index.mjs'

/**
 * Runs the benchmarks on this machine. Figures of a busy or another machine are only comparable with their
 * conditions.
 *
 * @returns a line for each failure; a missed target is not a failure
 */
export async function runBench(args) {
  const { chosen, json, writesDocs } = parseArgs(args, scenarios)
  const file = json === null ? DEFAULT_FILE : resolve(json)
  const failures = chosen.length === 0 ? [] : await measureAll(chosen, file)
  if (writesDocs) {
    const names = scenarios.map(({ name }) => name)
    log(`\nUpdated: ${await writeDocument(await readResults(file), names)}`)
  }
  return failures
}

async function measureAll(chosen, file) {
  const fixture = await createFixture()
  const unregister = onShutdown(() => fixture.close())
  const failures = []
  for (const scenario of chosen) {
    try {
      const result = await runScenario(scenario, fixture)
      await saveResult(file, result)
      log(`\n${formatScenario(result).join('\n')}`)
      failures.push(...result.failures)
    } catch (error) {
      // Continues with the other scenarios.
      failures.push(`${scenario.name} failed: ${error.stack}`)
    }
  }
  unregister()
  await fixture.close()
  log(`\nSaved to ${file}`)
  return failures
}
