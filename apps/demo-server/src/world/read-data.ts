import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Schema } from './schema.ts'

/** The world's people, pictures and words. */
export const dataFolder = findFolder('data')

/** A folder of this app, found from its sources and from the built bundle alike. */
function findFolder(name: string): string {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(directory, name, 'world.json'))) {
    const parent = dirname(directory)
    if (parent === directory) throw new Error(`there is no folder ${name}`)
    directory = parent
  }
  return join(directory, name)
}

/**
 * Reads a JSON file of the data folder.
 *
 * @param file as in `people/mira.json`
 * @throws {Error} that names what does not fit its schema
 */
export function readData<Value>(file: string, schema: Schema<Value>): Value {
  const value: unknown = JSON.parse(readFileSync(join(dataFolder, file), 'utf8'))
  return schema.read(value, file)
}
