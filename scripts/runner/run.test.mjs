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
    'an unknown option',
    ['start', '--frsh'],
    {},
    /^Unknown option --frsh\. Available: --fresh, --second\.$/,
  ],
  [
    'an invalid port',
    ['start'],
    { PORT: 'web' },
    /^PORT must be a number from 0 to 65535, not "web"\.$/,
  ],
  [
    'an invalid origin',
    ['start'],
    { ORIGIN: 'deck.example/here' },
    /^ORIGIN must be an address like https:\/\/deck\.example, not "deck\.example\/here"\.$/,
  ],
  [
    'an invalid option of test:browsers',
    ['test:browsers', '--smoke', '--engine'],
    {},
    /^Usage: npm run test:browsers -- \[--engine chromium \| firefox \| webkit\] \[--smoke\]$/,
  ],
  [
    'an address of another machine',
    ['start'],
    { PORT: '0', HOST: '192.0.2.1' },
    /^This machine does not have the address 192\.0\.2\.1\. Check HOST\.$/,
  ],
])('prints one clear line and exits with code 1: %s', async (_what, args, env, line, version) => {
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

test('prints one line with a solution and exits with code 1 when the port is busy', async () => {
  const occupant = createServer()
  await new Promise((resolve) => occupant.listen(0, '127.0.0.1', resolve))
  const { port } = occupant.address()

  const { code, output } = await runNode([runner, 'start'], { env: { PORT: String(port) } })
  occupant.close()

  expect(output.trim()).toBe(`Port ${port} is in use. Use another one: PORT=${port + 1} npm start`)
  expect(code).toBe(1)
})
