import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from '../owner-only.ts'
import { StartError } from '../start-error.ts'

const FILE = 'lock'
const heldHere = new Set<string>()

/**
 * Makes this process the only user of a data directory: PGlite must never be opened twice on one.
 * A lock whose process is gone counts for nothing.
 *
 * @returns releases it
 * @throws {StartError} `data-in-use`, or `data-damaged` where no directory can be
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, FILE)
  try {
    makePrivateFolder(directory)
  } catch (cause) {
    throw new StartError(
      'data-damaged',
      `${directory} is no directory that data could be kept in.`,
      { cause },
    )
  }
  const holder = readHolder(path)
  if (heldHere.has(path) || (holder !== null && isAlive(holder))) {
    throw new StartError(
      'data-in-use',
      `The data in ${directory} is in use by another process${holder === null ? '' : ` (${holder.pid})`}: stop that one first, or choose another directory.`,
    )
  }
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), {
    flag: 'wx',
  })
  heldHere.add(path)

  return () => {
    heldHere.delete(path)
    rmSync(path, { force: true })
  }
}

interface Holder {
  readonly pid: number
  /** Process ids are used again: the moment of birth tells two of them apart, where it is known. */
  readonly started: string | null
}

function readHolder(path: string): Holder | null {
  try {
    const raw: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof raw !== 'object' || raw === null || !('pid' in raw)) return null
    const started = 'started' in raw && typeof raw.started === 'string' ? raw.started : null
    return typeof raw.pid === 'number' ? { pid: raw.pid, started } : null
  } catch {
    return null
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return started === null || startOf(pid) === started
}

/** Clock ticks since boot; null where the system does not tell, and for a process that has ended. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // One that was killed keeps its number until its parent has looked: it holds nothing any more.
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
