import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { runNode } from './child.mjs'
import { inRoot } from './paths.mjs'

const runner = inRoot('scripts', 'run.mjs')

test.each([
  [
    'a Node that is too old',
    ['start'],
    {},
    /^Colonnade needs Node 20\.19 or newer; this is Node 18\.20\.4\.$/,
    '18.20.4',
  ],
  [
    'an option that nobody knows',
    ['start', '--frsh'],
    {},
    /^Unknown option --frsh\. Known: --fresh\.$/,
  ],
  [
    'a port that is none',
    ['start'],
    { PORT: 'web' },
    /^PORT must be a number from 0 to 65535, not "web"\.$/,
  ],
  [
    'an origin that is none',
    ['start'],
    { ORIGIN: 'deck.example/here' },
    /^ORIGIN must be an address like https:\/\/deck\.example, not "deck\.example\/here"\.$/,
  ],
  [
    'a wish of test:browsers that nobody knows',
    ['test:browsers', '--smoke', '--engine'],
    {},
    /^Usage: npm run test:browsers -- \[--engine chromium \| firefox \| webkit\] \[--smoke\]$/,
  ],
  [
    'an address of another machine',
    ['start'],
    { PORT: '0', HOST: '192.0.2.1' },
    /^This machine has no address 192\.0\.2\.1: check HOST\.$/,
  ],
])('%s gets one clear line and exit code 1', async (_what, args, env, line, version) => {
  const disguise =
    version === undefined
      ? []
      : [
          '--import',
          `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
        ]

  const { code, output } = await runNode([...disguise, runner, ...args], { env })

  expect(output.trim()).toMatch(line)
  expect(code).toBe(1)
})

test('a busy port gets one clear line that names a way out, and exit code 1', async () => {
  const somebody = createServer()
  await new Promise((resolve) => somebody.listen(0, '127.0.0.1', resolve))
  const { port } = somebody.address()

  const { code, output } = await runNode([runner, 'start'], { env: { PORT: String(port) } })
  somebody.close()

  expect(output.trim()).toBe(`Port ${port} is busy. Choose another one: PORT=${port + 1} npm start`)
  expect(code).toBe(1)
})
