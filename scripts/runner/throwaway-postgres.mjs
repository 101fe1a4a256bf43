import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './child.mjs'
import { PlainError } from './say.mjs'

const LIMIT_MS = 60_000
/** An ordinary stop takes a tenth of a second; after this the server is killed. */
const GRACE_MS = 4_000
/** Somebody may take the port between our look and the server's. */
const ATTEMPTS = 3
const READY = 'database system is ready to accept connections'
const NOBODY = { uid: 65_534, gid: 65_534 }

/** What is worth it for a database that lives for minutes: nothing is ever flushed to the disk, or tidied up. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
  unix_socket_directories: '',
  lc_messages: 'C',
}

/**
 * Begins a database in a temporary folder and serves it on a free port of the loopback interface, to whoever asks.
 *
 * @param bin the folder of initdb and postgres
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` ends the server and removes its folder
 * @throws {PlainError} with what the programs said
 */
export async function startPostgres(bin, user = unprivileged()) {
  const folder = mkdtempSync(join(tmpdir(), 'colonnade-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const begun = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
    { cwd: folder, limitMs: LIMIT_MS, user },
  )
  if (begun.code !== 0) throw failed(folder, begun.output)

  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const server = serve(bin, data, port, { cwd: folder, ...user })
    const complaint = await server.ready
    if (complaint === null) {
      const stop = async () => {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      }
      return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
    }
    await server.stop()
    const isTaken = complaint.includes('Address already in use')
    if (!isTaken || attempt === ATTEMPTS) throw failed(folder, complaint)
  }
}

function serve(bin, data, port, options) {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings],
    // A group of its own: what interrupts us must not end it before those who still use it.
    { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  let hasEnded = false
  let said = ''
  const ended = new Promise((resolve) => {
    const end = () => {
      hasEnded = true
      resolve()
    }
    child.once('close', end)
    child.once('error', (error) => {
      said += error.message
      end()
    })
  })
  const listening = new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      // Later words are of no interest, and a test suite makes many.
      if (said.length < 10_000) said += text
      if (said.includes(READY)) resolve()
    })
  })
  return {
    /** null, or why it does not serve. */
    ready: Promise.race([
      listening.then(() => null),
      ended.then(() => said),
      after(LIMIT_MS).then(() => `${said}\nIt was not ready after ${LIMIT_MS / 1000} s.`),
    ]),
    async stop() {
      if (hasEnded) return
      // Of its three ways to stop this is the one that does not wait for those who are still connected.
      child.kill('SIGINT')
      await Promise.race([ended, after(GRACE_MS)])
      if (!hasEnded) child.kill('SIGKILL')
      await ended
    },
  }
}

function after(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** PostgreSQL refuses to run as root: its own user does it, or nobody in particular. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  try {
    const idOf = (flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return NOBODY
  }
}

function failed(folder, output) {
  rmSync(folder, { recursive: true, force: true })
  const lines = output.trim().split('\n').slice(-10).join('\n')
  return new PlainError(`PostgreSQL does not start:\n${lines}`)
}
