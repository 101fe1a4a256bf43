import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot } from './paths.mjs'

const SERVER = `import { onShutdown, markAsServing, watchSignals } from ${JSON.stringify(
  pathToFileURL(inRoot('scripts', 'runner', 'shutdown.mjs')).href,
)}
watchSignals()
const timer = setInterval(() => {}, 1_000)
onShutdown(() => clearInterval(timer))
markAsServing()
console.log('Serving.')
`

/** A package with the real start command and a small server behind it. */
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
  let output = ''
  const ended = new Promise((resolve) => npm.once('close', resolve))
  await new Promise((resolve) => {
    npm.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      if (output.includes('Serving.')) resolve()
    })
  })
  return { npm, ended, getOutput: () => output }
}

test.each(['SIGINT', 'SIGTERM'])(
  'stops the server when only npm and not its group receives %s',
  async (signal) => {
    const { npm, ended, getOutput } = await startWithNpm()

    npm.kill(signal)

    // The output ends when the last process that can write to it has ended.
    await ended
    expect(getOutput()).toContain('Stopping …')
  },
)

test('stops the server soon after npm was killed', async () => {
  const { npm, ended, getOutput } = await startWithNpm()

  npm.kill('SIGKILL')

  await ended
  expect(getOutput()).toMatch(/Serving\.\n$/)
})
