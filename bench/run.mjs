import { say } from '../scripts/runner/say.mjs'
import { onShutdown } from '../scripts/runner/shutdown.mjs'
import { measureDeck } from './deck.mjs'
import { measureEmoji } from './emoji.mjs'
import { measureFirstLoad } from './first-load.mjs'
import { openHouse, signIn } from './house.mjs'
import { measureRules } from './rules.mjs'
import { measureStreaming } from './streaming.mjs'
import { measureThread } from './thread.mjs'
import { measureTyping } from './typing.mjs'
import { measureWarmStart } from './warm-start.mjs'
import { measureWheel } from './wheel.mjs'

/**
 * Measures on this machine, now; figures of different machines or of a busy one say little about the code. Only the
 * rules have budgets.
 *
 * @returns a line for each budget that was not kept
 */
export async function runBench() {
  // First, while nothing else runs.
  const rules = await measureRules()
  table('Rules, as on an idle laptop', rules.figures)
  const house = await openHouse()
  onShutdown(() => house.close())
  const storageState = await signIn(house)

  table('Server', {
    'opens with a new world': `${house.newWorldMs.toFixed(0)} ms`,
    'opens with a known world': `${house.knownWorldMs.toFixed(0)} ms`,
  })
  table('First load', await measureFirstLoad(house, storageState))
  table('Warm start', await measureWarmStart(house, storageState))
  table('Thread', await measureThread(house, storageState))
  table('Wheel', await measureWheel(house, storageState))
  table('Streaming', await measureStreaming(house, storageState))
  table('Typing', await measureTyping(house, storageState))
  table('Emoji picker', await measureEmoji(house, storageState))
  table('Deck', await measureDeck(house, storageState, Number(process.env.BENCH_SECONDS ?? 60)))
  return rules.tooSlow
}

function table(title, figures) {
  say(`\n${title}`)
  for (const [name, figure] of Object.entries(figures)) say(`  ${name.padEnd(38)} ${figure}`)
}
