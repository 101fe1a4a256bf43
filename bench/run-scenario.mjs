import { cpus, loadavg } from 'node:os'
import { onShutdown } from '../scripts/runner/shutdown.mjs'
import { calibrate } from './calibrate.mjs'
import { summarise } from './report/summarise.mjs'

/**
 * Runs a scenario as often as it asks for, each time in a browser of its own.
 *
 * @returns its figures, and what they have to be read beside: the machine, its load before, its calibration
 * @throws what the scenario throws where it cannot be measured
 */
export async function runScenario(scenario, house) {
  const { name, about } = scenario
  const [load = 0] = loadavg()
  const date = new Date().toISOString()
  const runs = []
  let machine = {}
  for (let run = 0; run < scenario.runs; run += 1) {
    await inBrowser(house, async (stage) => {
      if (run === 0) machine = await describeMachine(stage.browser)
      runs.push(await scenario.measure(stage))
    })
  }
  const { notes = {}, failures = [], details = {} } = runs.at(-1) ?? {}
  const figures = summarise(scenario, runs)
  return { name, about, date, load, ...machine, figures, notes, failures, details }
}

async function inBrowser(house, work) {
  const stage = await house.enter()
  const forget = onShutdown(() => stage.close())
  try {
    await work(stage)
  } finally {
    forget()
    await stage.close()
  }
}

async function describeMachine(browser) {
  const cores = cpus()
  return {
    processor: `${cores.length} × ${cores[0]?.model ?? 'unknown'}`,
    node: process.version,
    chromium: browser.version(),
    calibration: await calibrate(browser),
  }
}
