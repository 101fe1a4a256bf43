import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareHashes, HASHES, providePnpm } from './pnpm.mjs'

const VERSION = '12.21.0'
const createLock = (hashes, version = VERSION) => ({
  packages: Object.fromEntries(
    Object.entries(hashes).map(([name, integrity]) => [
      `node_modules/${name}`,
      { version, integrity },
    ]),
  ),
})

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-pnpm-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('accepts the expected hashes and reports a platform binary without a known hash', () => {
  expect(compareHashes(createLock(HASHES))).toEqual({ wrong: [], unknown: [] })
  expect(compareHashes(createLock({ ...HASHES, '@pnpm/exe.win32-x64': 'sha512-a' }))).toEqual({
    wrong: [],
    unknown: ['@pnpm/exe.win32-x64'],
  })
})

test.each([
  ['another pnpm', createLock({ ...HASHES, pnpm: 'sha512-a' }), ['pnpm']],
  ['no pnpm', createLock({ '@pnpm/exe.linux-x64': HASHES['@pnpm/exe.linux-x64'] }), ['pnpm']],
  ['pnpm without a hash', createLock({ pnpm: undefined }), ['pnpm']],
  ['an additional package', createLock({ ...HASHES, pnmp: 'sha512-a' }), ['pnmp']],
  [
    'another binary',
    createLock({ ...HASHES, '@pnpm/exe.linux-x64': 'sha512-a' }),
    ['@pnpm/exe.linux-x64'],
  ],
  [
    'a binary of another version',
    {
      packages: {
        ...createLock(HASHES).packages,
        ...createLock({ '@pnpm/exe.win32-x64': 'x' }, '1.0.0').packages,
      },
    },
    ['@pnpm/exe.win32-x64'],
  ],
])('refuses %s', (_what, lock, wrong) => {
  expect(compareHashes(lock).wrong).toEqual(wrong)
})

/** Starts a registry with a modified pnpm, whose code creates a file when it runs. */
async function startRegistry() {
  const source = join(folder, 'source')
  mkdirSync(join(source, 'bin'), { recursive: true })
  const mark = join(folder, 'mark')
  const code = `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(mark)}, '')\n`
  writeFileSync(join(source, 'bin', 'pnpm.mjs'), code)
  const manifest = {
    name: 'pnpm',
    version: VERSION,
    bin: { pnpm: 'bin/pnpm.mjs' },
    scripts: { preinstall: 'node bin/pnpm.mjs' },
  }
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: source })
  const tarball = readFileSync(join(folder, `pnpm-${VERSION}.tgz`))
  const server = createServer((request, response) => {
    if (request.url.endsWith('.tgz')) return response.end(tarball)
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const dist = { tarball: `http://${request.headers.host}/pnpm.tgz`, integrity }
    response.setHeader('Content-Type', 'application/json')
    return response.end(
      JSON.stringify({
        name: 'pnpm',
        'dist-tags': { latest: VERSION },
        versions: { [VERSION]: { ...manifest, dist } },
      }),
    )
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    mark,
    env: {
      npm_config_registry: `http://127.0.0.1:${server.address().port}/`,
      npm_config_cache: join(folder, 'cache'),
    },
    stop: () => server.close(),
  }
}

test('runs no code of a pnpm that the registry has changed', async () => {
  const { mark, env, stop } = await startRegistry()
  const place = join(folder, 'pnpm')

  await expect(providePnpm({ folder: place, env })).rejects.toThrow(
    "The registry's pnpm does not have the expected hash",
  )
  expect(existsSync(mark)).toBe(false)
  expect(existsSync(place)).toBe(false)
  stop()
}, 30_000)

test('returns the output of npm when the registry does not respond', async () => {
  const env = {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: folder,
    npm_config_fetch_retries: '0',
  }
  const { entry, output } = await providePnpm({ folder: join(folder, 'pnpm'), env })

  expect(entry).toBeNull()
  expect(output).toContain('ECONNREFUSED')
}, 30_000)
