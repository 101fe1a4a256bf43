import { resolve } from 'node:path'
import { say } from '../scripts/runner/say.mjs'
import { onShutdown } from '../scripts/runner/shutdown.mjs'
import { openHouse } from './house.mjs'
import { readWishes } from './read-wishes.mjs'
import { writeDocument } from './report/document.mjs'
import { DEFAULT_FILE, keepResult, readResults } from './report/results.mjs'
import { scenarioLines } from './report/table.mjs'
import { runScenario } from './run-scenario.mjs'
import { scenarios } from './scenarios/index.mjs'

/**
 * Measures on this machine, now: figures of a busy one, or of another, say little without what stands beside them.
 *
 * @returns a line for each thing that must not be; a target that is missed is none
 */
export async function runBench(args) {
  const { chosen, json, writesDocs } = readWishes(args, scenarios)
  const file = json === null ? DEFAULT_FILE : resolve(json)
  const failures = chosen.length === 0 ? [] : await measureAll(chosen, file)
  if (writesDocs) {
    const names = scenarios.map(({ name }) => name)
    say(`\nWritten: ${await writeDocument(await readResults(file), names)}`)
  }
  return failures
}

async function measureAll(chosen, file) {
  const house = await openHouse()
  const forget = onShutdown(() => house.close())
  const failures = []
  for (const scenario of chosen) {
    try {
      const result = await runScenario(scenario, house)
      await keepResult(file, result)
      say(`\n${scenarioLines(result).join('\n')}`)
      failures.push(...result.failures)
    } catch (error) {
      // The others are measured all the same.
      failures.push(`${scenario.name} could not be measured: ${error.stack}`)
    }
  }
  forget()
  await house.close()
  say(`\nKept in ${file}`)
  return failures
}
