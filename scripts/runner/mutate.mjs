import { existsSync, readFileSync, rmSync } from 'node:fs'
import { binOf } from '../checks/tool.mjs'
import { runNode } from './child.mjs'
import { install } from './install.mjs'
import { mutationTable } from './mutation-table.mjs'
import { inRoot } from './paths.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { leave } from './shutdown.mjs'

/** Percent of the changes to the rules that a test must notice. */
const LEAST_SCORE = 85

/** `npm run mutate`: changes the rules one place at a time and counts the changes that no test notices. */
export async function mutate(folders) {
  const stranger = folders.find((folder) => !existsSync(inRoot('packages/domain/src', folder)))
  if (stranger !== undefined) throw new PlainError(`packages/domain/src has no folder ${stranger}.`)
  await install()
  const config = await import('../../stryker.config.mjs')
  const report = inRoot(config.default.jsonReporter.fileName)
  const since = performance.now()

  rmSync(report, { force: true })
  const stop = heartbeat('mutating')
  const { output } = await runNode(
    [
      binOf('@stryker-mutator/core', 'stryker'),
      'run',
      '--mutate',
      config.rulesIn(folders).join(','),
    ],
    { env: { CI: 'true' } },
  )
  stop()
  if (!existsSync(report)) throw new PlainError(output.trim().split('\n').slice(-20).join('\n'))

  const { lines, survivors, score } = mutationTable(JSON.parse(readFileSync(report, 'utf8')))
  for (const line of [...survivors, ...lines]) say(line)
  say(`${config.default.htmlReporter.fileName} shows each change, after ${seconds(since)}.`)
  if (score < LEAST_SCORE) say(`Under ${LEAST_SCORE} % of the changes were noticed.`)
  await leave(score < LEAST_SCORE ? 1 : 0)
}
