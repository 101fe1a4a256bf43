import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from '../private-folder.ts'
import { StartError } from '../start-error.ts'

const FILE = 'lock'
const lockedByThisProcess = new Set<string>()

/**
 * Makes this process the only user of a data directory, because PGlite must not be opened twice on one. The lock of a
 * process that has ended is ignored.
 *
 * @returns a function that releases the lock
 * @throws {StartError} `data-in-use`, or `data-damaged` when the directory cannot be created
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, FILE)
  try {
    makePrivateFolder(directory)
  } catch (cause) {
    throw new StartError('data-damaged', `${directory} is not a usable data directory.`, { cause })
  }
  const holder = readHolder(path)
  if (lockedByThisProcess.has(path) || (holder !== null && isAlive(holder))) {
    throw new StartError(
      'data-in-use',
      `The data in ${directory} is in use by another process${holder === null ? '' : ` (${holder.pid})`}. Stop that process first, or use another directory.`,
    )
  }
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) }), {
    flag: 'wx',
  })
  lockedByThisProcess.add(path)

  return () => {
    lockedByThisProcess.delete(path)
    rmSync(path, { force: true })
  }
}

interface Holder {
  readonly pid: number
  /** Process ids are reused. The start time distinguishes two processes with the same id, where it is known. */
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
  return started === null || readStartTime(pid) === started
}

/** Clock ticks since boot; null when the system does not report it, or when the process has ended. */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A killed process keeps its id as a zombie until its parent has collected it. It holds no lock.
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
