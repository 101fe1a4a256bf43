import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'

const runner = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
  /** The URL in its last line of output. */
  readonly url: () => Promise<string>
}

interface WorkerFixtures {
  /** A data directory. The first start creates the seed data in it, and later starts reuse it. */
  readonly data: string
}

interface Fixtures {
  readonly start: (...args: string[]) => Run
}

const test = base.extend<Fixtures, WorkerFixtures>({
  data: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'colonnade-data-'))
      await provide(folder)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker' },
  ],
  start: async ({ data }, provide) => {
    const runs: Run[] = []
    await provide((...args) => {
      const run = startRunner(data, args)
      runs.push(run)
      return run
    })
    for (const { child, ended: exited } of runs) {
      child.kill('SIGKILL')
      await exited
    }
  },
})

function startRunner(data: string, args: readonly string[]): Run {
  const child = spawn(process.execPath, [runner, 'start', ...args], {
    env: { ...process.env, PORT: '0', COLONNADE_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.once('close', resolve)),
    url: async () => {
      await expect.poll(() => output, { timeout: 150_000 }).toContain('Colonnade is ready: ')
      return output.trim().split(' ').at(-1)!
    },
  }
}

// Each test reuses the data of the previous one.
test.describe.configure({ mode: 'serial' })

const fetchTitle = async (url: string) => {
  const text = await (await fetch(url)).text()
  return /<title>(.*?)<\/title>/.exec(text)?.[1]
}

test('serves the dashboard at the URL of the last output line and exits on SIGTERM', async ({
  start,
}) => {
  // Creates the seed data.
  test.slow()
  const run = start()
  const url = await run.url()
  expect(await fetchTitle(url)).toBe('Colonnade')

  run.child.kill('SIGTERM')

  expect(await run.ended).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
})

test('prints one clear line and exits with code 1 when another process uses the data', async ({
  start,
}) => {
  await start().url()

  const second = start()

  expect(await second.ended).toBe(1)
  expect(second.output().trim().split('\n').at(-1)).toContain('is in use by another process')
})

test('prints one clear line and exits with code 1 for damaged data, and recreates it with --fresh', async ({
  start,
  data,
}) => {
  test.slow()
  await truncate(join(data, 'database', 'global', 'pg_control'), 100)
  await writeFile(join(data, 'database', 'PG_VERSION'), 'rubbish')

  const broken = start()
  expect(await broken.ended).toBe(1)
  expect(broken.output().trim().split('\n').at(-1)).toContain('--fresh')
  expect(broken.output()).not.toContain('    at ')

  const url = await start('--fresh').url()
  expect(await fetchTitle(url)).toBe('Colonnade')
})
