import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltProgram } from '../apps/dashboard/src/lib/browser-facts.ts'

/** A prefix of a commit hash that is long enough to be unique. */
const COMMIT = /^[\da-f]{12}/

/**
 * Reads the version and the commit of a build. Never throws.
 *
 * @param root the repository; outside of one, as in an archive, the commit is null
 */
export function readBuiltProgram(root: string): BuiltProgram {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return { version, commit: readCommit(root) }
}

function readCommit(root: string): string | null {
  try {
    const output = execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return COMMIT.exec(output)?.[0] ?? null
  } catch {
    return null
  }
}
