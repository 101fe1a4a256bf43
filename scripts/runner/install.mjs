import { inRoot } from './paths.mjs'
import { runPnpm } from './pnpm.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { hashOf, markOf } from './stale.mjs'

const INPUTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'apps/dashboard/package.json',
  'apps/demo-server/package.json',
  'packages/domain/package.json',
  'packages/api-client/package.json',
  'e2e/package.json',
]

/** Brings node_modules in line with the lockfile; does nothing when it is so already. */
export async function install() {
  const mark = markOf('.colonnade-install', hashOf(INPUTS, process.version), inRoot('node_modules'))
  if (mark.isFresh()) return

  const since = performance.now()
  say('Installing the dependencies (a minute at most, only the first time) …')
  const stop = heartbeat('installing')
  const { code, output } = await runPnpm(['install', '--frozen-lockfile'])
  stop()
  if (code !== 0) {
    throw new PlainError(
      `The dependencies could not be installed:\n${output.trim().split('\n').slice(-15).join('\n')}`,
    )
  }
  mark.set()
  say(`  installed in ${seconds(since)}`)
}
