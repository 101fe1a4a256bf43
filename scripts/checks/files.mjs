import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from '../runner/paths.mjs'
import { createResult } from './tool.mjs'

const MAX_LINES = 350
const SOURCES = /\.(ts|tsx|mjs|cjs|css)$/

/** Data tables, which may be longer. */
const DATA_TABLES = []

/** Names that do not describe the content. */
const VAGUE_NAMES = /^(utils?|helpers?|types|common|misc)\.(ts|tsx|mjs)$/

/** Checks the length of files and that their names describe the content. */
export const files = {
  name: 'files',
  run() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    const sources = listed
      .split('\n')
      .filter((path) => SOURCES.test(path) && existsSync(inRoot(path)))
    const faults = sources.flatMap(findFaults)
    return Promise.resolve(
      createResult(faults.length === 0, faults.join('\n'), `${sources.length} files`),
    )
  },
}

function findFaults(path) {
  const faults = []
  const lines = readFileSync(inRoot(path), 'utf8').split('\n').length - 1
  if (lines > MAX_LINES && !DATA_TABLES.includes(path)) {
    faults.push(`${path} has ${lines} lines; ${MAX_LINES} is the maximum. Consider splitting it.`)
  }
  if (VAGUE_NAMES.test(basename(path)))
    faults.push(`${path} has a name that does not describe its content.`)
  return faults
}
