import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './child.mjs'
import { UserError } from './log.mjs'

const LIMIT_MS = 60_000
/** Another program may take the port between our check and the start of the server. */
const ATTEMPTS = 3
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }

/** In shell syntax. A database that exists for minutes needs no flushing to disk and no vacuum. */
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
 * Creates a database in a temporary folder and serves it on a free port of the loopback interface, without
 * authentication.
 *
 * @param bin the folder of initdb and pg_ctl
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` ends the server and removes its folder
 * @throws {UserError} with the output of the programs
 */
export async function startPostgres(bin, user = findUnprivilegedUser()) {
  const folder = mkdtempSync(join(tmpdir(), 'colonnade-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const call = (program, ...args) =>
    run(join(bin, program), args, { cwd: folder, limitMs: LIMIT_MS, user })
  const initArgs = [
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ]
  const init = await call('initdb', '-D', data, ...initArgs)
  if (init.code !== 0) throw createStartError(folder, init.output)

  for (let attempt = 1; ; attempt += 1) {
    rmSync(log, { force: true })
    const port = await findFreePort()
    const start = ['-D', data, '-l', log, '-w', '-o', `-h 127.0.0.1 -p ${port} ${settings}`]
    const { code, output } = await call('pg_ctl', 'start', ...start)
    if (code === 0) {
      const stop = async () => {
        // The data is discarded, so the server neither cleans up nor waits for connected clients.
        await call('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
        rmSync(folder, { recursive: true, force: true })
      }
      return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
    }
    const errorOutput = existsSync(log) ? readFileSync(log, 'utf8') : output
    const isTaken = errorOutput.includes('Address already in use')
    if (!isTaken || attempt === ATTEMPTS) throw createStartError(folder, errorOutput)
  }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Returns PostgreSQL's user, or an unprivileged one when there is none: PostgreSQL does not run as root. */
function findUnprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  try {
    const idOf = (flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return UNPRIVILEGED
  }
}

function createStartError(folder, output) {
  rmSync(folder, { recursive: true, force: true })
  const lines = output.trim().split('\n').slice(-10).join('\n')
  return new UserError(`PostgreSQL failed to start:\n${lines}`)
}
