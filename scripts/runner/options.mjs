import { createServer } from 'node:net'
import { PlainError } from './say.mjs'

const DEFAULT_PORT = 4040
const DEFAULT_HOST = '127.0.0.1'

/** PORT, HOST and ORIGIN of the environment, and the flags a command knows. Unknown flags are refused, not ignored. */
export function readOptions(args, known = []) {
  const stranger = args.find((arg) => !known.includes(arg))
  if (stranger !== undefined) {
    throw new PlainError(
      `Unknown option ${stranger}. ${known.length > 0 ? `Known: ${known.join(', ')}.` : 'There is none here.'}`,
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
    throw new PlainError(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}.`)
  }
  return port
}

/** The address that others open, where it is not the one that is listened on. */
function readOrigin(text) {
  if (text === undefined || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new PlainError(
      `ORIGIN must be an address like https://deck.example, not ${JSON.stringify(text)}.`,
    )
  }
  return url.origin
}

/** Fails at once when somebody else listens, rather than after a minute of building. */
export function assertPortIsFree({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) =>
      reject(new PlainError(sayWhyNotListening(error, { port, host }))),
    )
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

export function sayWhyNotListening(error, { port, host }) {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is busy. Choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=4040 npm start`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine has no address ${host}: check HOST.`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}
