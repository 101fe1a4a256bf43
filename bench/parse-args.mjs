import { UserError } from '../scripts/runner/log.mjs'

/**
 * Parses the arguments of `npm run bench --`: names of scenarios, `--json FILE`, `--write-docs`.
 *
 * @param all every scenario
 * @returns {{ chosen: object[], json: string | null, writesDocs: boolean }} without names every scenario that does
 *   not have to be named; none with `--write-docs` only
 * @throws {UserError} for an unknown scenario or option
 */
export function parseArgs(args, all) {
  const names = []
  let json = null
  let writesDocs = false
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]
    if (arg === '--write-docs') writesDocs = true
    else if (arg === '--json') json = getFile(args, (index += 1))
    else if (arg.startsWith('--'))
      throw new UserError(`Unknown option ${arg}. Available: --json FILE, --write-docs.`)
    else names.push(arg)
  }
  return { chosen: chooseScenarios(names, all, writesDocs), json, writesDocs }
}

function chooseScenarios(names, all, writesDocs) {
  const unknown = names.find((name) => all.every((scenario) => scenario.name !== name))
  if (unknown !== undefined)
    throw new UserError(
      `Unknown scenario ${unknown}. Available: ${all.map(({ name }) => name).join(', ')}.`,
    )
  if (names.length > 0) return all.filter(({ name }) => names.includes(name))
  return writesDocs ? [] : all.filter(({ runsOnlyWhenNamed }) => runsOnlyWhenNamed !== true)
}

function getFile(args, index) {
  const file = args[index]
  if (file === undefined || file.startsWith('--')) throw new UserError('--json needs a file.')
  return file
}
