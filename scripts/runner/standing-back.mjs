import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const isWindows = process.platform === 'win32'
/** The last of all: it has what nobody else wants of the cores. */
const NICENESS = 19
/** Linux hears one such wish of ordinary people in a tenth of a second. */
const PAUSE_MS = 150
const ATTEMPTS = 10

/** The call of a program that stands back with every thread that it ever begins. */
export const standingBack = (file, args) =>
  isWindows ? [file, args] : ['nice', ['-n', String(NICENESS), file, ...args]]

/** What only the running program can be told: of Windows its class, of Linux the share of its session. */
export async function standBack(pid) {
  if (isWindows) return lower(pid)
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    try {
      // Where Linux groups what runs by session, niceness counts only within one.
      await writeFile(`/proc/${pid}/autogroup`, String(NICENESS))
      return
    } catch ({ code }) {
      // Else it has ended, or this system groups nothing.
      if (code !== 'EAGAIN') return
      await setTimeout(PAUSE_MS)
    }
  }
}

function lower(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended.
  }
}
