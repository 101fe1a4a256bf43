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

function* listFiles(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (SKIPPED.has(entry.name) || isTest(entry.name)) continue
    yield* listFiles(join(path, entry.name))
  }
}

/** Computes one hash of the names and contents of files and folders. Names are relative to the root. */
export function hashFiles(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const path of paths)
    for (const file of listFiles(join(root, path)))
      hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Creates a stamp: a file with the hash of the inputs for which a task was last done. */
export function createStamp(name, hash, folder = cache) {
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
