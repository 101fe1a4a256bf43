import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, wherever the command was typed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Marks and reports that the runner keeps between two runs; gone with node_modules, as they should be. */
export const cache = join(root, 'node_modules', '.cache', 'colonnade')

export const inRoot = (...parts) => join(root, ...parts)
