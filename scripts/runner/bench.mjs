import { build } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { readOptions } from './options.mjs'
import { say } from './say.mjs'
import { leave } from './shutdown.mjs'

/** `npm run bench`: the hot rules against their budgets; start and streaming, measured in a real browser. */
export async function bench(args) {
  readOptions(args)
  await install()
  await provideChromium()
  await build()
  const { runBench } = await import('../../bench/run.mjs')
  const tooSlow = await runBench()
  for (const line of tooSlow) say(line)
  await leave(tooSlow.length === 0 ? 0 : 1)
}
