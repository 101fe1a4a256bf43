import { execFileSync, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'
import { onShutdown } from './shutdown.mjs'
import { standBack, standingBack } from './standing-back.mjs'

/** Tools get this long to end their own children (browsers, workers) before the whole tree is killed. */
const GRACE_MS = 4_000
const isWindows = process.platform === 'win32'

/**
 * Runs a program in a process group of its own and ends the whole group when we end: a signal sent to npm
 * reaches us, but never our children.
 *
 * @param options `user`: the uid and gid to run as, where it must not be our own; `standsBack`: whatever else runs
 *   here goes first
 * @returns {Promise<{ code: number, output: string }>} code 124 when the time limit struck; never rejects
 */
export function run(
  file,
  args,
  { env = {}, limitMs = 0, cwd = root, user = {}, standsBack = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(...(standsBack ? standingBack(file, args) : [file, args]), {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      ...user,
    })
    if (standsBack && child.pid !== undefined) void standBack(child.pid)
    let output = ''
    let timedOut = false
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const ended = new Promise((done) => child.once('close', done))
    const stop = () => stopTree(child, ended)
    const forget = onShutdown(stop)
    const strike = () => {
      timedOut = true
      collect(`\nStopped after ${limitMs / 1000} s.\n`)
      void stop()
    }
    const timer = limitMs > 0 ? setTimeout(strike, limitMs) : null

    const finish = (code) => {
      forget()
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

/** A tool of node_modules, run by this very Node. */
export const runNode = (args, options) => run(process.execPath, args, options)

async function stopTree(child, ended) {
  if (child.pid === undefined || child.exitCode !== null) return
  const tree = descendants(child.pid)
  signalGroup(child, 'SIGTERM')
  await Promise.race([ended, new Promise((done) => setTimeout(done, GRACE_MS))])
  signalGroup(child, 'SIGKILL')
  // Browsers are started in groups of their own, so the group alone is not enough.
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
    // It has ended by itself.
  }
}

/** Every process below `pid`, read before the stop, since orphans no longer name their parent. */
function descendants(pid) {
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
