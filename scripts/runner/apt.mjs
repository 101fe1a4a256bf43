import { existsSync } from 'node:fs'
import { run } from './child.mjs'
import { heartbeat, say } from './say.mjs'

const LIMIT_MS = 180_000

/** Whether Debian's packages may be installed here. */
export const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages without what they merely recommend. Whether it worked, the caller sees by what is there then. */
export async function installFromApt(what, ...packages) {
  say(`Installing ${what} through apt-get …`)
  const stop = heartbeat(`installing ${what}`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: LIMIT_MS }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
  stop()
}
