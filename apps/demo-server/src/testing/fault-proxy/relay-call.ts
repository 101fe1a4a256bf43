import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Schedule } from '../../clock.ts'
import { type CallFault, OVERTAKE_MS } from './fault.ts'

/** What is held back for now, by connection. */
interface Waits {
  readonly held: () => number
  readonly forMs: (socket: Socket, ms: number) => Promise<void>
  readonly untilOvertaken: (socket: Socket, mostMs: number) => Promise<void>
  /** Until the other side gives up. */
  readonly forEver: (socket: Socket) => void
  /** Lets go of what waits to be overtaken. */
  readonly overtake: () => void
}

export function createWaits(schedule: Schedule): Waits {
  const overtaken = new Set<() => void>()
  let held = 0

  function hold(socket: Socket, begin: (letGo: () => void) => () => void): Promise<void> {
    held += 1
    return new Promise((resolve) => {
      let isOver = false
      const letGo = () => {
        if (isOver) return
        isOver = true
        held -= 1
        socket.off('close', letGo)
        end()
        resolve()
      }
      const end = begin(letGo)
      socket.on('close', letGo)
    })
  }

  return {
    held: () => held,
    forMs: (socket, ms) => hold(socket, (letGo) => schedule(ms, letGo)),
    untilOvertaken: (socket, mostMs) =>
      hold(socket, (letGo) => {
        overtaken.add(letGo)
        const cancel = schedule(mostMs, letGo)
        return () => {
          overtaken.delete(letGo)
          cancel()
        }
      }),
    forEver: (socket) => void hold(socket, () => () => {}),
    overtake() {
      for (const letGo of overtaken) letGo()
    },
  }
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface RelayTraits {
  readonly target: URL
  readonly waits: Waits
}

/** Takes one call to the server and its answer back, with what goes wrong on the way. */
export async function relayCall(
  request: IncomingMessage,
  response: ServerResponse,
  fault: CallFault | null,
  { target, waits }: RelayTraits,
): Promise<void> {
  const body = await buffer(request)
  const forward = () => forwarded(request, body, target)
  const lose = () => void request.socket.destroy()
  switch (fault?.type) {
    case undefined:
      break
    case 'lose-request':
      return lose()
    case 'silence':
      return waits.forEver(request.socket)
    case 'lose-answer':
      await forward()
      return lose()
    case 'refuse':
      return refuse(response, fault)
    case 'cut': {
      const answer = await forward()
      response.writeHead(answer.status, lengthOf(answer))
      response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), lose)
      return
    }
    case 'repeat': {
      const [first, second] = [await forward(), await forward()]
      return send(response, fault.delivered === 'first' ? first : second)
    }
    case 'delay': {
      const answer = await forward()
      await waits.forMs(request.socket, fault.ms)
      return send(response, answer)
    }
    case 'overtake': {
      const answer = await forward()
      await waits.untilOvertaken(request.socket, OVERTAKE_MS)
      return send(response, answer)
    }
  }
  send(response, await forward())
  waits.overtake()
}

const lengthOf = ({ headers, body }: Answer) => ({
  ...headers,
  'content-length': String(body.length),
})

function send(response: ServerResponse, answer: Answer): void {
  const { 'transfer-encoding': _chunked, ...headers } = lengthOf(answer)
  response.writeHead(answer.status, headers)
  response.end(answer.body)
}

const BODIES = {
  html: ['text/html', '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'],
  json: ['application/json', '{"error":"Something went wrong before the server"}'],
  empty: ['text/plain', ''],
} as const

function refuse(response: ServerResponse, fault: CallFault & { type: 'refuse' }): void {
  const [type, body] = BODIES[fault.body]
  response.writeHead(fault.status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    ...(fault.retryAfter !== undefined && { 'retry-after': String(fault.retryAfter) }),
  })
  response.end(body)
}

function forwarded(request: IncomingMessage, body: Buffer, target: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = ask(
      {
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        // A connection that is kept may end by itself just when it is used again.
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
