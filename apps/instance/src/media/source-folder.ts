import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A folder of this app's sources, found from the sources and from the built bundle alike. */
export function sourceFolder(name: string): string {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (true) {
    const found = [join(directory, name), join(directory, 'src', name)].find((path) =>
      existsSync(path),
    )
    if (found !== undefined) return found
    const parent = dirname(directory)
    if (parent === directory) return join(directory, name)
    directory = parent
  }
}
