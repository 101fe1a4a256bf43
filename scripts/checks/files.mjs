import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from '../runner/paths.mjs'
import { verdict } from './tool.mjs'

const MOST_LINES = 350
const SOURCES = /\.(ts|tsx|mjs|cjs|css)$/

/** Tables of data may be as long as their data. */
const DATA_TABLES = []

/** Names that say nothing about what is inside. */
const NAMELESS = /^(utils?|helpers?|types|common|misc)\.(ts|tsx|mjs)$/

/** House style in files: none too long, none without a duty in its name. */
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
    const faults = sources.flatMap(faultsOf)
    return Promise.resolve(
      verdict(faults.length === 0, faults.join('\n'), `${sources.length} files`),
    )
  },
}

function faultsOf(path) {
  const faults = []
  const lines = readFileSync(inRoot(path), 'utf8').split('\n').length - 1
  if (lines > MOST_LINES && !DATA_TABLES.includes(path)) {
    faults.push(
      `${path} has ${lines} lines; ${MOST_LINES} is the most. Would two rooms serve better?`,
    )
  }
  if (NAMELESS.test(basename(path))) faults.push(`${path} does not say what it holds.`)
  return faults
}
