import { say } from '../scripts/runner/say.mjs'
import { onShutdown } from '../scripts/runner/shutdown.mjs'
import { measureFirstLoad } from './first-load.mjs'
import { openHouse, signIn } from './house.mjs'
import { measureStreaming } from './streaming.mjs'

/** Measures on this machine, now; figures of different machines or of a busy one say nothing about the code. */
export async function runBench() {
  const house = await openHouse()
  onShutdown(() => house.close())
  const storageState = await signIn(house)

  table('Server', {
    'opens with a new world': `${house.newWorldMs.toFixed(0)} ms`,
    'opens with a known world': `${house.knownWorldMs.toFixed(0)} ms`,
  })
  table('First load', await measureFirstLoad(house, storageState))
  table('Streaming', await measureStreaming(house, storageState))
}

function table(title, figures) {
  say(`\n${title}`)
  for (const [name, figure] of Object.entries(figures)) say(`  ${name.padEnd(32)} ${figure}`)
}
