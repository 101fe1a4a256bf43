import { execFileSync, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { lowerPriority, withLowPriority } from './low-priority.mjs'
import { root } from './paths.mjs'
import { onShutdown } from './shutdown.mjs'

/** Time for tools to end their children (browsers, workers) before the whole process tree is killed. */
const GRACE_MS = 4_000
const isWindows = process.platform === 'win32'

/**
 * Runs a program in a new process group and ends the whole group when this process ends: a signal sent to npm reaches
 * this process, but not its children.
 *
 * @param options `user`: the uid and gid to run as, when it differs from the current user; `isLowPriority`: whether
 *   other processes get the processor first
 * @returns {Promise<{ code: number, output: string }>} code 124 on a timeout; never rejects
 */
export function run(
  file,
  args,
  { env = {}, limitMs = 0, cwd = root, user = {}, isLowPriority = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(...(isLowPriority ? withLowPriority(file, args) : [file, args]), {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      ...user,
    })
    if (isLowPriority && child.pid !== undefined) void lowerPriority(child.pid)
    let output = ''
    let timedOut = false
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const ended = new Promise((done) => child.once('close', done))
    const stop = () => stopTree(child, ended)
    const unregister = onShutdown(stop)
    const handleTimeout = () => {
      timedOut = true
      collect(`\nStopped after ${limitMs / 1000} s.\n`)
      void stop()
    }
    const timer = limitMs > 0 ? setTimeout(handleTimeout, limitMs) : null

    const finish = (code) => {
      unregister()
      if (timer !== null) clearTimeout(timer)
      resolve({ code: timedOut ? 124 : code, output: stripVTControlCharacters(output) })
    }
    child.once('error', (error) => {
      collect(error.message)
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** Runs a tool of node_modules with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options)

async function stopTree(child, ended) {
  if (child.pid === undefined || child.exitCode !== null) return
  const tree = findDescendants(child.pid)
  signalGroup(child, 'SIGTERM')
  await Promise.race([ended, new Promise((done) => setTimeout(done, GRACE_MS))])
  signalGroup(child, 'SIGKILL')
  // Browsers start their own process groups, so the group is not enough.
  for (const pid of tree) signalOne(pid, 'SIGKILL')
}

function signalGroup(child, signal) {
  if (isWindows) child.kill(signal)
  else signalOne(-child.pid, signal)
}

function signalOne(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

/**
 * Returns the pids of all descendants of `pid`. It is called before the stop, because orphans do not name their
 * parent.
 */
function findDescendants(pid) {
  if (isWindows) return []
  let table
  try {
    table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  } catch {
    return []
  }
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (const parent of found) for (const [id, of] of pairs) if (of === parent) found.push(id)
  return found.slice(1)
}
