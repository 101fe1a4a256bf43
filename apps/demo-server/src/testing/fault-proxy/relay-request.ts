import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Schedule } from '../../clock.ts'
import { type RequestFault, OVERTAKE_MS } from './fault.ts'

/** Delays of responses. Each ends early when its connection closes. */
interface Delays {
  readonly countHeld: () => number
  readonly delayFor: (socket: Socket, ms: number) => Promise<void>
  readonly delayUntilOvertaken: (socket: Socket, mostMs: number) => Promise<void>
  /** Holds the connection until the client closes it. */
  readonly holdOpen: (socket: Socket) => void
  /** Releases the responses that wait to be overtaken. */
  readonly releaseOvertaken: () => void
}

export function createDelays(schedule: Schedule): Delays {
  const overtaken = new Set<() => void>()
  let held = 0

  function delay(socket: Socket, begin: (release: () => void) => () => void): Promise<void> {
    held += 1
    return new Promise((resolve) => {
      let isOver = false
      const release = () => {
        if (isOver) return
        isOver = true
        held -= 1
        socket.off('close', release)
        end()
        resolve()
      }
      const end = begin(release)
      socket.on('close', release)
    })
  }

  return {
    countHeld: () => held,
    delayFor: (socket, ms) => delay(socket, (release) => schedule(ms, release)),
    delayUntilOvertaken: (socket, mostMs) =>
      delay(socket, (release) => {
        overtaken.add(release)
        const cancel = schedule(mostMs, release)
        return () => {
          overtaken.delete(release)
          cancel()
        }
      }),
    holdOpen: (socket) => void delay(socket, () => () => {}),
    releaseOvertaken() {
      for (const release of overtaken) release()
    },
  }
}

interface RelayedResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface RelayTraits {
  readonly target: URL
  readonly waits: Delays
}

/** Relays one request to the server and its response back, with a fault if there is one. */
export async function relayRequest(
  request: IncomingMessage,
  response: ServerResponse,
  fault: RequestFault | null,
  { target, waits }: RelayTraits,
): Promise<void> {
  const body = await buffer(request)
  const forward = () => forwardRequest(request, body, target)
  const closeConnection = () => void request.socket.destroy()
  switch (fault?.type) {
    case undefined:
      break
    case 'lose-request':
      return closeConnection()
    case 'silence':
      return waits.holdOpen(request.socket)
    case 'lose-answer':
      await forward()
      return closeConnection()
    case 'refuse':
      return sendRefusal(response, fault)
    case 'cut': {
      const answer = await forward()
      response.writeHead(answer.status, setContentLength(answer))
      response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), closeConnection)
      return
    }
    case 'repeat': {
      const [first, second] = [await forward(), await forward()]
      return send(response, fault.delivered === 'first' ? first : second)
    }
    case 'delay': {
      const answer = await forward()
      await waits.delayFor(request.socket, fault.ms)
      return send(response, answer)
    }
    case 'overtake': {
      const answer = await forward()
      await waits.delayUntilOvertaken(request.socket, OVERTAKE_MS)
      return send(response, answer)
    }
  }
  send(response, await forward())
  waits.releaseOvertaken()
}

const setContentLength = ({ headers, body }: RelayedResponse) => ({
  ...headers,
  'content-length': String(body.length),
})

function send(response: ServerResponse, answer: RelayedResponse): void {
  const { 'transfer-encoding': _chunked, ...headers } = setContentLength(answer)
  response.writeHead(answer.status, headers)
  response.end(answer.body)
}

const BODIES = {
  html: ['text/html', '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'],
  json: ['application/json', '{"error":"Bad gateway"}'],
  empty: ['text/plain', ''],
} as const

function sendRefusal(response: ServerResponse, fault: RequestFault & { type: 'refuse' }): void {
  const [type, body] = BODIES[fault.body]
  response.writeHead(fault.status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    ...(fault.retryAfter !== undefined && { 'retry-after': String(fault.retryAfter) }),
  })
  response.end(body)
}

function forwardRequest(
  request: IncomingMessage,
  body: Buffer,
  target: URL,
): Promise<RelayedResponse> {
  return new Promise((resolve, reject) => {
    const asking = ask(
      {
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        // A keep-alive connection could close just when it is reused.
        agent: false,
        headers: { ...request.headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        buffer(answer).then(
          (read) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
          reject,
        )
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}
