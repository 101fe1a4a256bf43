import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { run } from './child.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { hashOf, markOf } from './stale.mjs'

/** The newest pnpm that runs on Node 20.19. If a platform lacks its binary, 10.34.9 reads the same lockfile. */
const PNPM = 'pnpm@12.21.0'

const INPUTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'apps/dashboard/package.json',
  'apps/instance/package.json',
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
  const [file, ...args] = npmCommand()
  const { code, output } = await run(
    file,
    [
      ...args,
      'exec',
      '--yes',
      '--loglevel=error',
      '--package',
      PNPM,
      '--',
      'pnpm',
      'install',
      '--frozen-lockfile',
    ],
    // Without a terminal pnpm asks before it replaces a node_modules of another make, and CI is its word for "do".
    { env: { CI: 'true' } },
  )
  stop()
  if (code !== 0) {
    throw new PlainError(
      `The dependencies could not be installed:\n${output.trim().split('\n').slice(-15).join('\n')}`,
    )
  }
  mark.set()
  say(`  installed in ${seconds(since)}`)
}

/** The npm that called us, else the one beside this Node, else the one of the PATH. */
function npmCommand() {
  const caller = process.env.npm_execpath ?? ''
  if (basename(caller) === 'npm-cli.js') return [process.execPath, caller]
  const folder = dirname(process.execPath)
  const beside = [join(folder, '..', 'lib'), folder]
    .map((base) => join(base, 'node_modules', 'npm', 'bin', 'npm-cli.js'))
    .find((path) => existsSync(path))
  return beside === undefined ? ['npm'] : [process.execPath, beside]
}
