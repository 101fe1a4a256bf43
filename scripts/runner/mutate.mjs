import { existsSync } from 'node:fs'
import { binOf } from '../checks/tool.mjs'
import { runNode } from './child.mjs'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say } from './say.mjs'
import { leave } from './shutdown.mjs'

/** `npm run mutate`: changes the rules one place at a time. Stryker lists the changes that no test notices, and counts. */
export async function mutate(folders) {
  const stranger = folders.find((folder) => !existsSync(inRoot('packages/domain/src', folder)))
  if (stranger !== undefined) throw new PlainError(`packages/domain/src has no folder ${stranger}.`)
  await install()
  const { rulesIn } = await import('../../stryker.config.mjs')
  const stop = heartbeat('mutating')
  const { code, output } = await runNode(
    [binOf('@stryker-mutator/core', 'stryker'), 'run', '--mutate', rulesIn(folders).join(',')],
    { env: { CI: 'true' } },
  )
  stop()
  say(output.trim())
  await leave(code === 0 ? 0 : 1)
}
