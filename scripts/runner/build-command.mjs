import { build } from './build.mjs'
import { install } from './install.mjs'
import { readOptions } from './options.mjs'
import { say } from './say.mjs'

/** `npm run build`: the static dist/ that any web server can serve, and the instance beside it. */
export async function buildCommand(args) {
  readOptions(args)
  await install()
  await build({ force: true })
  say('The dashboard is in dist/, ready for any web server.')
}
