import { startHeartbeat, UserError, log, formatSeconds } from './log.mjs'
import { inRoot } from './paths.mjs'
import { runPnpm } from './pnpm.mjs'
import { hashFiles, createStamp } from './stamp.mjs'

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

/** Updates node_modules to the lockfile; does nothing when it is up to date. */
export async function install() {
  const stamp = createStamp(
    '.colonnade-install',
    hashFiles(INPUTS, process.version),
    inRoot('node_modules'),
  )
  if (stamp.isFresh()) return

  const since = performance.now()
  log('Installing dependencies (takes up to a minute, only the first time) …')
  const stop = startHeartbeat('installing')
  const { code, output } = await runPnpm(['install', '--frozen-lockfile'])
  stop()
  if (code !== 0) {
    throw new UserError(
      `Couldn’t install the dependencies:\n${output.trim().split('\n').slice(-15).join('\n')}`,
    )
  }
  stamp.set()
  log(`  installed in ${formatSeconds(since)}`)
}
