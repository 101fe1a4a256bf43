import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPrograms, providePostgres } from './postgres.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

let home
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'colonnade-runner-'))
  // As root, the programs of PostgreSQL run as another user.
  chmodSync(home, 0o755)
})
afterEach(() => rmSync(home, { recursive: true }))

const INITDB = 'mkdir "$2"'
/** Called as `pg_ctl start -D data -l log …` and `pg_ctl stop …`. */
const PG_CTL = [
  '[ "$1" = start ] && pwd > $HOME/folder',
  '[ "$1" = stop ] && echo "$*" > $HOME/stopped',
  'exit 0',
].join('\n')

/** Writes two shell scripts in place of PostgreSQL's programs. */
function writePrograms({ version = '15', initdb = INITDB, pg_ctl = PG_CTL } = {}) {
  const bin = join(home, version, 'bin')
  mkdirSync(bin, { recursive: true })
  for (const [name, body] of Object.entries({ initdb, pg_ctl }))
    writeFileSync(join(bin, name), `#!/bin/sh\nHOME=${home}\n${body}\n`, { mode: 0o755 })
  return bin
}

test('finds the newest complete version by number and not by name', () => {
  for (const version of ['9', '15', '17']) writePrograms({ version })
  rmSync(join(home, '17', 'bin', 'initdb'))

  expect(findPrograms({}, [home])).toBe(join(home, '15', 'bin'))
})

test('falls back to programs in the PATH', () => {
  const bin = writePrograms()

  expect(findPrograms({ PATH: `/nowhere:${bin}` }, ['/not/here'])).toBe(bin)
  expect(findPrograms({ PATH: '/nowhere' }, ['/not/here'])).toBeNull()
})

test('uses a named database and does not print its password', async () => {
  const env = { DATABASE_URL: 'postgresql://me:secret@db.example:5433/test' }

  expect(await providePostgres({ env, homes: [] })).toBe('at db.example:5433')
  expect(env.TEST_DATABASE_URL).toBe(env.DATABASE_URL)
})

test.each([{}, { CI: 'false' }])('returns null without PostgreSQL, with %o', async (env) => {
  expect(await providePostgres({ env: { ...env, PATH: '' }, homes: [] })).toBeNull()
})

test('throws with instructions in one line without PostgreSQL in CI', async () => {
  const env = { CI: 'true', PATH: '' }
  const nothing = () => Promise.resolve()
  const provided = providePostgres({ env, homes: [join(home, 'later')], install: nothing })

  await expect(provided).rejects.toThrow(/^PostgreSQL not found: install one .+ npm test$/)
})

test('starts a server in a temporary folder and removes the folder on stop', async () => {
  chmodSync(home, 0o777)
  const { url, stop } = await startPostgres(writePrograms())
  const [, port] = /^postgresql:\/\/postgres@127\.0\.0\.1:(\d+)\/postgres$/.exec(url) ?? []
  const folder = readFileSync(join(home, 'folder'), 'utf8').trim()
  const isThere = existsSync(folder)
  await stop()

  expect(Number(port)).toBeGreaterThan(1023)
  expect([isThere, existsSync(folder)]).toEqual([true, false])
  expect(readFileSync(join(home, 'stopped'), 'utf8')).toContain(`stop -D ${folder}/data`)
})

test('retries with another port when another program uses the first one', async () => {
  chmodSync(home, 0o777)
  const busyOnce = `[ -e $HOME/tried ] || { touch $HOME/tried; echo "Address already in use" > "$5"; exit 1; }`
  const { stop } = await startPostgres(writePrograms({ pg_ctl: `${busyOnce}\n${PG_CTL}` }))
  await stop()

  expect(existsSync(join(home, 'tried'))).toBe(true)
})

test.each([
  ['initdb', { initdb: 'echo "initdb: no space left" >&2; exit 1' }, /no space left/],
  ['the server', { pg_ctl: 'echo "FATAL:  no memory" > "$5"; exit 1' }, /FATAL: {2}no memory/],
])('throws with the output of %s when it fails', async (_which, faults, words) => {
  await expect(startPostgres(writePrograms(faults))).rejects.toThrow(words)
})
