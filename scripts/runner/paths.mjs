import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, independent of the working directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Stamps and reports that the runner keeps between runs. Deleted together with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'colonnade')

export const inRoot = (...parts) => join(root, ...parts)
