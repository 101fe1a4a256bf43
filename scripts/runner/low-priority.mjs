import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const isWindows = process.platform === 'win32'
/** The lowest priority: such a process only gets processor time that no other process needs. */
const NICENESS = 19
/** Linux accepts one such request of an unprivileged user per tenth of a second. */
const PAUSE_MS = 150
const ATTEMPTS = 10

/** Returns the command of a program that runs with low priority, including all of its threads. */
export const withLowPriority = (file, args) =>
  isWindows ? [file, args] : ['nice', ['-n', String(NICENESS), file, ...args]]

/** Lowers the priority of a running program: its class on Windows, the share of its session on Linux. */
export async function lowerPriority(pid) {
  if (isWindows) return lowerClass(pid)
  for (let attempts = ATTEMPTS; attempts > 0; attempts -= 1) {
    try {
      // When Linux groups processes by session, niceness only counts within a session.
      await writeFile(`/proc/${pid}/autogroup`, String(NICENESS))
      return
    } catch ({ code }) {
      // Other errors: the process has ended, or this system has no groups.
      if (code !== 'EAGAIN') return
      await setTimeout(PAUSE_MS)
    }
  }
}

function lowerClass(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended.
  }
}
