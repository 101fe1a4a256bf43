import { PlainError } from '../scripts/runner/say.mjs'

/**
 * What somebody typed after `npm run bench --`: names of scenarios, `--json FILE`, `--write-docs`.
 *
 * @param all every scenario there is
 * @returns {{ chosen: object[], json: string | null, writesDocs: boolean }} without a name all but those that ask to
 *   be named; none where only the document is to be written
 * @throws {PlainError} for a name that is none, and for an option that is none
 */
export function readWishes(args, all) {
  const names = []
  let json = null
  let writesDocs = false
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]
    if (arg === '--write-docs') writesDocs = true
    else if (arg === '--json') json = fileAfter(args, (index += 1))
    else if (arg.startsWith('--'))
      throw new PlainError(`Unknown option ${arg}. Known: --json FILE, --write-docs.`)
    else names.push(arg)
  }
  return { chosen: choose(names, all, writesDocs), json, writesDocs }
}

function choose(names, all, writesDocs) {
  const stranger = names.find((name) => all.every((scenario) => scenario.name !== name))
  if (stranger !== undefined)
    throw new PlainError(
      `No scenario ${stranger}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    )
  if (names.length > 0) return all.filter(({ name }) => names.includes(name))
  return writesDocs ? [] : all.filter(({ isAlone }) => isAlone !== true)
}

function fileAfter(args, index) {
  const file = args[index]
  if (file === undefined || file.startsWith('--')) throw new PlainError('--json needs a file.')
  return file
}
