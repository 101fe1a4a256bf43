import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { run } from './child.mjs'

/** The newest pnpm that runs on Node 20.19. If a platform lacks its binary, 10.34.9 reads the same lockfile. */
const PNPM = 'pnpm@12.21.0'

/**
 * Runs pnpm without its having been installed.
 *
 * @param options as `run` takes them
 */
export function runPnpm(args, options = {}) {
  const [file, ...npm] = npmCommand()
  const exec = ['exec', '--yes', '--loglevel=error', '--package', PNPM, '--', 'pnpm']
  // Without a terminal pnpm asks before it replaces a node_modules of another make, and CI is its word for "do".
  return run(file, [...npm, ...exec, ...args], { ...options, env: { CI: 'true', ...options.env } })
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
