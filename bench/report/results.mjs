import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inRoot } from '../../scripts/runner/paths.mjs'

/** The default file of the results. */
export const DEFAULT_FILE = inRoot('.cache', 'bench.json')

/** Reads earlier results, by the names of scenarios; none when the file does not exist. */
export async function readResults(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return { scenarios: {} }
  }
}

/** Saves the result of one scenario beside those of the others. */
export async function saveResult(file, result) {
  const before = await readResults(file)
  const scenarios = { ...before.scenarios, [result.name]: result }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ scenarios }, null, 2)}\n`)
}
