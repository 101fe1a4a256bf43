import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { UserError, log } from './log.mjs'
import { inRoot } from './paths.mjs'
import { exit } from './shutdown.mjs'

const HOW_TO =
  'Pass the address of a server, and set COLONNADE_TOKEN to an access token of an account on it:\n' +
  '  COLONNADE_TOKEN=… npm run test:server -- https://server.example [--write]\n' +
  'With --write it also uploads media, posts a private mention to the account itself, subscribes to push notifications, and then deletes all of it.'

const REFUSED =
  'The server rejected this token, so the other checks were skipped. Create one in the settings of an account on the server\n' +
  '(Development, New application) with the scopes read, write, follow and push.'

const NOT_DELETED =
  'The server did not delete these posts, which only the account can see. Please delete them on the server.'

/** `npm run test:server`: checks whether a server responds as the dashboard needs it. */
export async function testServer(args) {
  const { baseUrl, mayWrite, accessToken } = parseServerArgs(args, process.env)
  await install()
  const runChecks = await loadChecks()
  log(`Checking ${baseUrl} …`)
  const WebSocket = globalThis.WebSocket ?? createWebSocketClass()
  const findings = await runChecks({ baseUrl, accessToken, mayWrite, WebSocket })
  const failed = findings.filter(({ isFailure }) => isFailure).length
  log(formatFindings(findings))
  const [last] = findings.slice(-1)
  if (findings.some(({ step }) => step === 'not deleted')) log(NOT_DELETED)
  if (last?.step === 'own account') log(REFUSED)
  else if (!mayWrite) log('Only reading was checked. --write also checks writing.')
  const untried = findings.filter(({ verdict }) => verdict === 'untried').length
  const others = untried === 0 ? '' : `, ${untried} skipped`
  log(`${findings.length - failed - untried} passed, ${failed} failed${others}`)
  await exit(failed === 0 ? 0 : 1)
}

/**
 * Parses the arguments. The token is not an argument, because every user of the machine can read arguments.
 *
 * @throws {UserError} when something is missing
 */
export function parseServerArgs(args, env) {
  const { values, positionals } = parseArguments(args)
  const [address = '', ...rest] = positionals
  const accessToken = (env.COLONNADE_TOKEN ?? '').trim()
  const { protocol, origin, username } = URL.canParse(address) ? new URL(address) : {}
  const isAddress = ['https:', 'http:'].includes(protocol) && username === ''
  if (!isAddress || rest.length > 0 || accessToken === '') throw new UserError(HOW_TO)
  return { baseUrl: origin, mayWrite: values.write === true, accessToken }
}

function parseArguments(args) {
  try {
    return parseArgs({ args, options: { write: { type: 'boolean' } }, allowPositionals: true })
  } catch {
    throw new UserError(HOW_TO)
  }
}

/** A server's message may fill a page; an address fits in this length. */
const MAX_LENGTH = 240

/** Formats the results, one check per line. */
export function formatFindings(findings) {
  const longest = Math.max(0, ...findings.map(({ step }) => step.length))
  const lines = findings.map(({ step, verdict, reason, isFailure }) => {
    const mark = isFailure ? '✗' : verdict === 'untried' ? '·' : '✓'
    const words = reason.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH)
    return `${mark}  ${step.padEnd(longest)}  ${verdict.padEnd('untried'.length)}  ${words}`.trimEnd()
  })
  return lines.join('\n')
}

/**
 * Creates a WebSocket class for Node 20, which has none. A failed connection closes the socket and throws nothing, as
 * in a browser.
 */
export function createWebSocketClass() {
  const { WebSocket } = createRequire(inRoot('apps', 'demo-server', 'package.json'))('ws')
  return class extends WebSocket {
    constructor(address, protocols = []) {
      // Servers such as GoToSocial reject requests without a User-Agent, which browsers always send.
      super(address, protocols, { headers: { 'User-Agent': 'Colonnade' } })
      this.on('error', () => undefined)
    }
  }
}

/** Loads the checks through Vite, because Node cannot read TypeScript. */
async function loadChecks() {
  const { runnerImport } = await import('vite')
  const path = inRoot('packages', 'api-client', 'src', 'conformance', 'index.ts')
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })
  return module.runChecks
}
