import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { PlainError, say } from './say.mjs'
import { leave } from './shutdown.mjs'

const HOW_TO =
  'Give the address of a server, and in COLONNADE_TOKEN a token of an account on it:\n' +
  '  COLONNADE_TOKEN=… npm run test:server -- https://server.example [--write]\n' +
  'With --write it also uploads, posts to the account itself alone, subscribes to push, and takes all of it away again.'

const REFUSED =
  'The server does not take this token, so nothing else was asked. Make one in the settings of an account there\n' +
  '(Development, New application) with the scopes read, write, follow and push.'

const LEFT_BEHIND =
  'The server did not delete these posts, which only the account itself can see. Please delete them there.'

/** `npm run test:server`: whether a server answers as the dashboard needs it. */
export async function testServer(args) {
  const { baseUrl, mayWrite, accessToken } = readWish(args, process.env)
  await install()
  const walkServer = await journey()
  say(`Asking ${baseUrl} …`)
  const WebSocket = globalThis.WebSocket ?? socketsOfNode()
  const findings = await walkServer({ baseUrl, accessToken, mayWrite, WebSocket })
  const failed = findings.filter(({ isFailure }) => isFailure).length
  say(findingsTable(findings))
  const [last] = findings.slice(-1)
  if (findings.some(({ step }) => step === 'left behind')) say(LEFT_BEHIND)
  if (last?.step === 'who I am') say(REFUSED)
  else if (!mayWrite) say('Nothing was written: --write tries that too.')
  const untried = findings.filter(({ verdict }) => verdict === 'untried').length
  const others = untried === 0 ? '' : `, ${untried} not tried`
  say(`${findings.length - failed - untried} passed, ${failed} failed${others}`)
  await leave(failed === 0 ? 0 : 1)
}

/**
 * The token never stands among the arguments, which every user of the machine can read.
 *
 * @throws {PlainError} where something is missing
 */
export function readWish(args, env) {
  const { values, positionals } = readArguments(args)
  const [address = '', ...rest] = positionals
  const accessToken = (env.COLONNADE_TOKEN ?? '').trim()
  const { protocol, origin, username } = URL.canParse(address) ? new URL(address) : {}
  const isAddress = ['https:', 'http:'].includes(protocol) && username === ''
  if (!isAddress || rest.length > 0 || accessToken === '') throw new PlainError(HOW_TO)
  return { baseUrl: origin, mayWrite: values.write === true, accessToken }
}

function readArguments(args) {
  try {
    return parseArgs({ args, options: { write: { type: 'boolean' } }, allowPositionals: true })
  } catch {
    throw new PlainError(HOW_TO)
  }
}

/** A server's own words may be a page of them; an address still fits. */
const MOST_LETTERS = 240

/** What a walk found, one step a line. */
export function findingsTable(findings) {
  const longest = Math.max(0, ...findings.map(({ step }) => step.length))
  const lines = findings.map(({ step, verdict, reason, isFailure }) => {
    const mark = isFailure ? '✗' : verdict === 'untried' ? '·' : '✓'
    const words = reason.replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS)
    return `${mark}  ${step.padEnd(longest)}  ${verdict.padEnd('untried'.length)}  ${words}`.trimEnd()
  })
  return lines.join('\n')
}

/** Node 20 has none of its own. Where one cannot connect it closes, and throws nothing, as in a browser. */
export function socketsOfNode() {
  const { WebSocket } = createRequire(inRoot('apps', 'demo-server', 'package.json'))('ws')
  return class extends WebSocket {
    constructor(address, protocols = []) {
      // Servers like GoToSocial refuse callers without a name; browsers always give one.
      super(address, protocols, { headers: { 'User-Agent': 'Colonnade' } })
      this.on('error', () => undefined)
    }
  }
}

/** Node cannot read TypeScript: Vite does. */
async function journey() {
  const { runnerImport } = await import('vite')
  const path = inRoot('packages', 'api-client', 'src', 'journey', 'index.ts')
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })
  return module.walkServer
}
