import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './child.mjs'
import { PlainError } from './say.mjs'

const LIMIT_MS = 60_000
/** Somebody may take the port between our look and the server's. */
const ATTEMPTS = 3
const NOBODY = { uid: 65_534, gid: 65_534 }

/** As a shell reads them. For a database that lives for minutes nothing need be flushed to the disk, or tidied up. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
  unix_socket_directories: "''",
  lc_messages: 'C',
}

const settings = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/**
 * Begins a database in a temporary folder and serves it on a free port of the loopback interface, to whoever asks.
 *
 * @param bin the folder of initdb and pg_ctl
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` ends the server and removes its folder
 * @throws {PlainError} with what the programs said
 */
export async function startPostgres(bin, user = unprivileged()) {
  const folder = mkdtempSync(join(tmpdir(), 'colonnade-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const call = (program, ...args) =>
    run(join(bin, program), args, { cwd: folder, limitMs: LIMIT_MS, user })
  const begin = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync']
  const begun = await call('initdb', '-D', data, ...begin)
  if (begun.code !== 0) throw failed(folder, begun.output)

  for (let attempt = 1; ; attempt += 1) {
    rmSync(log, { force: true })
    const port = await freePort()
    const start = ['-D', data, '-l', log, '-w', '-o', `-h 127.0.0.1 -p ${port} ${settings}`]
    const { code, output } = await call('pg_ctl', 'start', ...start)
    if (code === 0) {
      const stop = async () => {
        // Nothing of it is kept, so it need not tidy up, nor wait for those who are still connected.
        await call('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
        rmSync(folder, { recursive: true, force: true })
      }
      return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
    }
    const complaint = existsSync(log) ? readFileSync(log, 'utf8') : output
    const isTaken = complaint.includes('Address already in use')
    if (!isTaken || attempt === ATTEMPTS) throw failed(folder, complaint)
  }
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
