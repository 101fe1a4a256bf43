import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { cache, root } from './paths.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.cache'])
const isTest = (name) => /\.(test|gallery)\.[jt]sx?$/.test(name)

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (SKIPPED.has(entry.name) || isTest(entry.name)) continue
    yield* filesBelow(join(path, entry.name))
  }
}

/** One hash over the names and contents of files and whole folders, named from the root. */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** A mark that remembers for which inputs a piece of work was last done. */
export function markOf(name, hash, folder = cache) {
  const file = join(folder, `${name}.mark`)
  return {
    isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === hash,
    clear: () => rmSync(file, { force: true }),
    set: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}
