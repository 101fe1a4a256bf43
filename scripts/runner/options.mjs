import { createServer } from 'node:net'
import { UserError } from './log.mjs'

const DEFAULT_PORT = 4040
const DEFAULT_HOST = '127.0.0.1'

/** Reads PORT, HOST and ORIGIN from the environment, and the flags of a command. Throws for unknown flags. */
export function readOptions(args, known = []) {
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown !== undefined) {
    throw new UserError(
      `Unknown option ${unknown}. ${known.length > 0 ? `Available: ${known.join(', ')}.` : 'This command has no options.'}`,
    )
  }
  return {
    port: readPort(process.env.PORT),
    host: process.env.HOST || DEFAULT_HOST,
    origin: readOrigin(process.env.ORIGIN),
    fresh: args.includes('--fresh'),
  }
}

function readPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UserError(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}.`)
  }
  return port
}

/** Reads the public address, when it differs from the address that the server listens on. */
function readOrigin(text) {
  if (text === undefined || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new UserError(
      `ORIGIN must be an address like https://deck.example, not ${JSON.stringify(text)}.`,
    )
  }
  return url.origin
}

/** Throws at once when another program uses the port, and not only after a minute of building. */
export function assertPortIsFree({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) =>
      reject(new UserError(describeListenError(error, { port, host }))),
    )
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

export function describeListenError(error, { port, host }) {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Use another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `You don’t have permission to use port ${port}. Use one above 1023: PORT=4040 npm start`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine does not have the address ${host}. Check HOST.`
  return `Couldn’t listen on ${host}:${port}: ${error.message}`
}
