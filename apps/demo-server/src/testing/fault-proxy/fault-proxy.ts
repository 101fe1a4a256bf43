import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { listen } from '../../bounded-server.ts'
import { type Schedule, systemSchedule } from '../../clock.ts'
import {
  type CallFault,
  type Fault,
  isHandshakeFault,
  isStreamFault,
  type StreamFault,
} from './fault.ts'
import { createWaits, relayCall } from './relay-call.ts'
import { relayStream, type StreamRelay } from './relay-stream.ts'

export type { Fault } from './fault.ts'

export interface FaultProxy {
  readonly url: string
  /** Lets that go wrong: with the next call that it fits, or with the streams. Several wait for their turn. */
  readonly add: (fault: Fault) => void
  /** How many have come true. */
  readonly fired: () => number
  /** Faults that still wait for something to happen to. */
  readonly waiting: () => number
  /** What has not come true never will. */
  readonly calm: () => void
  /** Calls that are held back until time passes, or for ever. */
  readonly held: () => number
  /** What the server sent on open streams and the client has not received yet, or never will, as text. */
  readonly heldFrames: () => readonly string[]
  /** Whether an open stream delivers nothing any more. */
  readonly isSilent: () => boolean
  readonly connections: () => number
  readonly close: () => Promise<void>
}

interface FaultProxyTraits {
  /** The server's address. */
  readonly target: string
  /** What delays go by; the system's clock if not said. */
  readonly schedule?: Schedule
}

/** A network between a page and its server, in a test's hand: real connections, and everything that goes wrong with them. */
export async function startFaultProxy({
  target: address,
  schedule = systemSchedule,
}: FaultProxyTraits): Promise<FaultProxy> {
  const target = new URL(address)
  const waits = createWaits(schedule)
  const streams = new Set<StreamRelay>()
  const sockets = new Set<Socket>()
  let forCalls: CallFault[] = []
  let forFrames: StreamFault[] = []
  let forHandshakes: StreamFault[] = []
  let fired = 0

  function takeFor({ method = 'GET', url = '/' }: IncomingMessage): CallFault | null {
    const fits = ({ path = '/api/', method: only = method }: CallFault) =>
      url.startsWith(path) && only === method
    const fault = forCalls.find(fits) ?? null
    if (fault === null) return null
    forCalls = forCalls.filter((other) => other !== fault)
    fired += 1
    return fault
  }

  function taken(fault: StreamFault | undefined): StreamFault | null {
    if (fault === undefined) return null
    fired += 1
    return fault
  }

  function harm(fault: StreamFault): void {
    const isOfAll = fault.type === 'stream-drop' || fault.type === 'stream-silence'
    if (!isOfAll || streams.size === 0) return void forFrames.push(fault)
    fired += 1
    for (const relay of streams) {
      if (fault.type === 'stream-drop') relay.end()
      else relay.silence()
    }
  }

  const server = createServer((request, response) => {
    relayCall(request, response, takeFor(request), { target, waits }).catch(() =>
      request.socket.destroy(),
    )
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (request, duplex, first) => {
    const socket = duplex as Socket
    const fault = taken(forHandshakes.shift())
    if (fault?.type === 'handshake-refuse') {
      socket.end(
        `HTTP/1.1 ${fault.status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
      return
    }
    // Its bytes are read, so that its end is noticed.
    if (fault?.type === 'handshake-silence') return void socket.resume()
    const onEnd = () => void streams.delete(relay)
    const relay = relayStream(request, socket, first, {
      target,
      schedule,
      takeFault: () => taken(forFrames.shift()),
      onEnd,
    })
    streams.add(relay)
  })

  const url = await listen(server, 0, '127.0.0.1')
  return {
    url,
    add(fault) {
      if (!isStreamFault(fault)) forCalls.push(fault)
      else if (!isHandshakeFault(fault)) harm(fault)
      else {
        forHandshakes.push(fault)
        for (const relay of streams) relay.end()
      }
    },
    fired: () => fired,
    waiting: () => forCalls.length + forFrames.length + forHandshakes.length,
    calm() {
      forCalls = []
      forFrames = []
      forHandshakes = []
    },
    held: waits.held,
    heldFrames: () => [...streams].flatMap((relay) => relay.held()),
    isSilent: () => [...streams].some((relay) => relay.isSilent()),
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
