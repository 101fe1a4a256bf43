import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromApt, mayUseApt } from './apt.mjs'
import { PlainError } from './say.mjs'
import { onShutdown } from './shutdown.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

/** Debian's folder and Homebrew's two, with a folder for each version; elsewhere the PATH has to name it. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/**
 * A PostgreSQL for the tests: the one of TEST_DATABASE_URL or DATABASE_URL, else one of our own for this run, from the
 * programs that are installed. Its address is left in TEST_DATABASE_URL, where vitest.config.ts looks for it.
 *
 * @returns {Promise<string | null>} which one; null where there is none, outside of CI
 * @throws {PlainError} in CI, where nothing may be left out unnoticed
 */
export async function providePostgres({
  env = process.env,
  homes = HOMES,
  install = fromApt,
} = {}) {
  const named = env.TEST_DATABASE_URL || env.DATABASE_URL
  if (named) {
    env.TEST_DATABASE_URL = named
    return `at ${hostOf(named)}`
  }
  const isCi = Boolean(env.CI) && env.CI !== 'false'
  if (isCi && findPrograms(env, homes) === null) await install()
  const bin = findPrograms(env, homes)
  if (bin === null) {
    if (isCi) throw new PlainError(`No PostgreSQL: ${HOW_TO}`)
    return null
  }
  const { url, stop } = await startPostgres(bin)
  onShutdown(stop)
  env.TEST_DATABASE_URL = url
  return `${bin}, at ${hostOf(url)} for this run`
}

/** What to do where there is none. */
export const HOW_TO =
  'install one (Debian: apt-get install postgresql), or name one, as in TEST_DATABASE_URL=postgresql://me@localhost/test npm test'

/** @returns the folder of the newest version that has what a server needs, or null */
export function findPrograms({ PATH = '' }, homes) {
  const versions = homes
    .filter((home) => existsSync(home))
    .flatMap((home) => readdirSync(home).map((name) => ({ home, name })))
    .filter(({ name }) => /^(postgresql@?)?\d*$/.test(name))
    .toSorted((a, b) => versionOf(b.name) - versionOf(a.name))
    .map(({ home, name }) => join(home, name, 'bin'))
  const isWhole = (folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program)))
  return [...versions, ...PATH.split(delimiter).filter(Boolean)].find(isWhole) ?? null
}

const versionOf = (name) => Number(/\d+/.exec(name)?.[0] ?? 0)

async function fromApt() {
  if (mayUseApt()) await installFromApt('PostgreSQL', 'postgresql')
}

/** Never the password. */
const hostOf = (url) => (URL.canParse(url) ? new URL(url).host : 'the named address')
