import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inRoot } from '../../scripts/runner/paths.mjs'

/** Where figures are kept if nobody says where. */
export const DEFAULT_FILE = inRoot('.cache', 'bench.json')

/** What was measured before, by the names of scenarios; nothing where there is no such file. */
export async function readResults(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return { scenarios: {} }
  }
}

/** Keeps the result of one scenario beside those of the others. */
export async function keepResult(file, result) {
  const before = await readResults(file)
  const scenarios = { ...before.scenarios, [result.name]: result }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ scenarios }, null, 2)}\n`)
}
