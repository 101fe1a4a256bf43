import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltProgram } from '../apps/dashboard/src/lib/browser-facts.ts'

/** Enough of a commit to find it. */
const COMMIT = /^[\da-f]{12}/

/**
 * What a build is of: its version, and the commit that its sources stood at. Never throws.
 *
 * @param root the repository; where it is none, as in an archive, there is no commit
 */
export function readBuiltProgram(root: string): BuiltProgram {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return { version, commit: commitOf(root) }
}

function commitOf(root: string): string | null {
  try {
    const told = execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return COMMIT.exec(told)?.[0] ?? null
  } catch {
    return null
  }
}
