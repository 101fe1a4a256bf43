import { existsSync } from 'node:fs'
import { findBin } from '../checks/tool.mjs'
import { runNode } from './child.mjs'
import { install } from './install.mjs'
import { startHeartbeat, UserError, log } from './log.mjs'
import { inRoot } from './paths.mjs'
import { exit } from './shutdown.mjs'

/** `npm run mutate`: mutation testing of the rules. Stryker lists the mutants that no test detects, with totals. */
export async function mutate(folders) {
  const unknown = folders.find((folder) => !existsSync(inRoot('packages/domain/src', folder)))
  if (unknown !== undefined)
    throw new UserError(`No such folder in packages/domain/src: ${unknown}.`)
  await install()
  const { getRulePatterns } = await import('../../stryker.config.mjs')
  const stop = startHeartbeat('mutating')
  const { code, output } = await runNode(
    [
      findBin('@stryker-mutator/core', 'stryker'),
      'run',
      '--mutate',
      getRulePatterns(folders).join(','),
    ],
    { env: { CI: 'true' } },
  )
  stop()
  log(output.trim())
  await exit(code === 0 ? 0 : 1)
}
