import { existsSync } from 'node:fs'
import { run } from './child.mjs'
import { startHeartbeat, log } from './log.mjs'

const LIMIT_MS = 180_000

/** Returns whether Debian packages can be installed here. */
export const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs packages without the recommended ones. It does not report failures: the caller checks whether the programs
 * exist.
 */
export async function installFromApt(what, ...packages) {
  log(`Installing ${what} through apt-get …`)
  const stop = startHeartbeat(`installing ${what}`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: LIMIT_MS }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
  stop()
}
