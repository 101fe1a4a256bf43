import { build } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { readOptions } from './options.mjs'
import { leave } from './shutdown.mjs'

/** `npm run bench`: start and streaming, measured in a real browser. */
export async function bench(args) {
  readOptions(args)
  await install()
  await provideChromium()
  await build()
  const { runBench } = await import('../../bench/run.mjs')
  await runBench()
  await leave(0)
}
