import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { run, runNode } from './child.mjs'
import { UserError, log } from './log.mjs'
import { inRoot } from './paths.mjs'

/** The newest pnpm that runs on Node 20.19. If a platform lacks its binary, 10.34.9 reads the same lockfile. */
const VERSION = '12.21.0'

/**
 * The hashes that the registry published for this version when it was chosen: pnpm, and the binaries of the supported
 * platforms. Binaries of other platforms are reported and run nevertheless.
 */
export const HASHES = {
  pnpm: 'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  '@pnpm/exe.linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  '@pnpm/exe.linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
}

/** Not below node_modules, which pnpm may replace while it runs from there. */
const FOLDER = inRoot('.cache', `pnpm-${VERSION}`)

/**
 * Runs pnpm without installing it globally.
 *
 * @param options those of `run`
 * @throws {UserError} when a downloaded file does not have the expected hash
 */
export async function runPnpm(args, options = {}) {
  const fetched = await providePnpm()
  if (fetched.entry === null) return { code: 1, output: fetched.output }
  // Without a terminal pnpm asks before it replaces a node_modules of another package manager. CI makes it proceed.
  return runNode([fetched.entry, ...args], { ...options, env: { CI: 'true', ...options.env } })
}

/**
 * Downloads pnpm when it is missing. Its hashes are compared before any of its code runs.
 *
 * @returns the entry to run; null with the output of npm when the download failed
 * @throws {UserError} when a downloaded file does not have the expected hash
 */
export async function providePnpm({ folder = FOLDER, env = {} } = {}) {
  const lock = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(lock)) {
    const output = await fetchPnpm(folder, env)
    if (!existsSync(lock)) return { entry: null, output }
  }
  const { wrong, unknown } = compareHashes(JSON.parse(readFileSync(lock, 'utf8')))
  if (wrong.length > 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new UserError(
      `The registry's ${wrong.join(', ')} does not have the expected hash, so it was not run.`,
    )
  }
  if (unknown.length > 0) log(`There is no known hash for ${unknown.join(', ')} ${VERSION}.`)
  return { entry: join(folder, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs'), output: '' }
}

/**
 * Compares a downloaded pnpm with the expected hashes. Returns the packages with a wrong hash, and those without a
 * known one.
 *
 * @param lock npm's lockfile of what it has checked and unpacked
 */
export function compareHashes({ packages = {} }) {
  const found = Object.entries(packages).map(([path, { version, integrity }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    isChosen: version === VERSION,
    integrity,
  }))
  const isOfPlatform = ({ name, isChosen }) => name.startsWith('@pnpm/exe.') && isChosen
  const known = found.filter(({ name }) => name in HASHES)
  const others = found.filter(({ name }) => !(name in HASHES))
  const wrong = [
    ...known.filter(({ name, integrity }) => integrity !== HASHES[name]),
    ...others.filter((one) => !isOfPlatform(one)),
  ]
  if (!known.some(({ name }) => name === 'pnpm')) wrong.push({ name: 'pnpm' })
  const names = (list) => list.map(({ name }) => name)
  return { wrong: names(wrong), unknown: names(others.filter(isOfPlatform)) }
}

async function fetchPnpm(folder, env) {
  mkdirSync(folder, { recursive: true })
  const wanted = { private: true, dependencies: { pnpm: VERSION } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted))
  const [file, ...npm] = findNpm()
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { output } = await run(file, [...npm, ...install, '--prefix', folder], { cwd: folder, env })
  return output
}

/** Returns the npm that started this process, otherwise the one next to this Node, otherwise the one in the PATH. */
function findNpm() {
  const caller = process.env.npm_execpath ?? ''
  if (basename(caller) === 'npm-cli.js') return [process.execPath, caller]
  const folder = dirname(process.execPath)
  const beside = [join(folder, '..', 'lib'), folder]
    .map((base) => join(base, 'node_modules', 'npm', 'bin', 'npm-cli.js'))
    .find((path) => existsSync(path))
  return beside === undefined ? ['npm'] : [process.execPath, beside]
}
