import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot } from './paths.mjs'

const SERVER = `import { onShutdown, servesUntilStopped, watchSignals } from ${JSON.stringify(
  pathToFileURL(inRoot('scripts', 'runner', 'shutdown.mjs')).href,
)}
watchSignals()
const timer = setInterval(() => {}, 1_000)
onShutdown(() => clearInterval(timer))
servesUntilStopped()
console.log('Serving.')
`

/** A package with the very command of ours, and behind it something small that serves. */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-shutdown-'))
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const manifest = { name: 'served', version: '1.0.0', scripts: { start: scripts.start } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  mkdirSync(join(folder, 'scripts'))
  writeFileSync(join(folder, 'scripts', 'run.mjs'), SERVER)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function startWithNpm() {
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const ended = new Promise((resolve) => npm.once('close', resolve))
  await new Promise((resolve) => {
    npm.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('Serving.')) resolve()
    })
  })
  return { npm, ended, said: () => said }
}

test.each(['SIGINT', 'SIGTERM'])(
  '%s for npm alone, and not for its group, ends what it serves',
  async (signal) => {
    const { npm, ended, said } = await startWithNpm()

    npm.kill(signal)

    // The output ends with the last of those who could write to it.
    await ended
    expect(said()).toContain('Stopping.')
  },
)

test('a server ends soon after an npm that could tell it nothing', async () => {
  const { npm, ended, said } = await startWithNpm()

  npm.kill('SIGKILL')

  await ended
  expect(said()).toMatch(/Serving\.\n$/)
})
