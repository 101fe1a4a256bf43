import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromApt, mayUseApt } from './apt.mjs'
import { UserError } from './log.mjs'
import { onShutdown } from './shutdown.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

/**
 * The folders of Debian and Homebrew, with a folder for each version. Elsewhere the programs have to be in the PATH.
 */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/**
 * Provides a PostgreSQL for the tests: TEST_DATABASE_URL or DATABASE_URL, otherwise a temporary one from the
 * installed programs. Its address is saved in TEST_DATABASE_URL, which vitest.config.ts reads.
 *
 * @returns {Promise<string | null>} a description; null without PostgreSQL, outside of CI
 * @throws {UserError} in CI without PostgreSQL, because its tests must not be skipped there
 */
export async function providePostgres({
  env = process.env,
  homes = HOMES,
  install = installWithApt,
} = {}) {
  const named = env.TEST_DATABASE_URL || env.DATABASE_URL
  if (named) {
    env.TEST_DATABASE_URL = named
    return `at ${getHost(named)}`
  }
  const isCi = Boolean(env.CI) && env.CI !== 'false'
  if (isCi && findPrograms(env, homes) === null) await install()
  const bin = findPrograms(env, homes)
  if (bin === null) {
    if (isCi) throw new UserError(`PostgreSQL not found: ${HOW_TO}`)
    return null
  }
  const { url, stop } = await startPostgres(bin)
  onShutdown(stop)
  env.TEST_DATABASE_URL = url
  return `${bin}, at ${getHost(url)} for this run`
}

/** What to do without PostgreSQL. */
export const HOW_TO =
  'install one (Debian: apt-get install postgresql), or set the address of one: TEST_DATABASE_URL=postgresql://me@localhost/test npm test'

/** @returns the folder of the newest version with all programs that a server needs, or null */
export function findPrograms({ PATH = '' }, homes) {
  const versions = homes
    .filter((home) => existsSync(home))
    .flatMap((home) => readdirSync(home).map((name) => ({ home, name })))
    .filter(({ name }) => /^(postgresql@?)?\d*$/.test(name))
    .toSorted((a, b) => parseVersion(b.name) - parseVersion(a.name))
    .map(({ home, name }) => join(home, name, 'bin'))
  const isWhole = (folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program)))
  return [...versions, ...PATH.split(delimiter).filter(Boolean)].find(isWhole) ?? null
}

const parseVersion = (name) => Number(/\d+/.exec(name)?.[0] ?? 0)

async function installWithApt() {
  if (mayUseApt()) await installFromApt('PostgreSQL', 'postgresql')
}

/** Returns the host only, without the password. */
const getHost = (url) => (URL.canParse(url) ? new URL(url).host : 'the given address')
