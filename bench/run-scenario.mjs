import { cpus, loadavg } from 'node:os'
import { onShutdown } from '../scripts/runner/shutdown.mjs'
import { measureBaseline } from './baseline.mjs'
import { summarise } from './report/summarise.mjs'

/**
 * Runs a scenario `scenario.runs` times, each time in a new browser.
 *
 * @returns its figures and their conditions: the machine, its load before, its baseline
 * @throws what the scenario throws when it cannot be measured
 */
export async function runScenario(scenario, fixture) {
  const { name, about } = scenario
  const [load = 0] = loadavg()
  const date = new Date().toISOString()
  const runs = []
  let machine = {}
  for (let run = 0; run < scenario.runs; run += 1) {
    await runInBrowser(fixture, async (stage) => {
      if (run === 0) machine = await describeMachine(stage.browser)
      runs.push(await scenario.measure(stage))
    })
  }
  const { notes = {}, failures = [], details = {} } = runs.at(-1) ?? {}
  const figures = summarise(scenario, runs)
  return { name, about, date, load, ...machine, figures, notes, failures, details }
}

async function runInBrowser(fixture, work) {
  const stage = await fixture.signIn()
  const unregister = onShutdown(() => stage.close())
  try {
    await work(stage)
  } finally {
    unregister()
    await stage.close()
  }
}

async function describeMachine(browser) {
  const cores = cpus()
  return {
    processor: `${cores.length} × ${cores[0]?.model ?? 'unknown'}`,
    node: process.version,
    chromium: browser.version(),
    calibration: await measureBaseline(browser),
  }
}
