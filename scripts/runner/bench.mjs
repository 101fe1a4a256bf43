import { build } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { say } from './say.mjs'
import { leave } from './shutdown.mjs'

/** `npm run bench`: what people wait for, measured in a real browser over the built product. */
export async function bench(args) {
  await install()
  await provideChromium()
  await build()
  const { runBench } = await import('../../bench/run.mjs')
  const failures = await runBench(args)
  for (const line of failures) say(line)
  await leave(failures.length === 0 ? 0 : 1)
}
