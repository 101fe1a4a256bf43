import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { listen } from '../../bounded-server.ts'
import { type Schedule, systemSchedule } from '../../clock.ts'
import {
  type RequestFault,
  type NetworkFault,
  isHandshakeFault,
  isStreamFault,
  type StreamFault,
} from './fault.ts'
import { createDelays, relayRequest } from './relay-request.ts'
import { relayStream, type StreamRelay } from './relay-stream.ts'

export type { NetworkFault } from './fault.ts'

export interface FaultProxy {
  readonly url: string
  /** Adds a fault for the next matching request, or for the streams. Several faults are queued. */
  readonly add: (fault: NetworkFault) => void
  /** Counts the faults that have happened. */
  readonly countFired: () => number
  /** Counts the faults that have not happened yet. */
  readonly countPending: () => number
  /** Removes the faults that have not happened yet. */
  readonly clear: () => void
  /** Counts the requests that are delayed or never answered. */
  readonly countHeld: () => number
  /** Returns the frames of open streams that the client has not received, delayed or never delivered, as text. */
  readonly getHeldFrames: () => readonly string[]
  /** Whether an open stream has stopped delivering frames. */
  readonly isSilent: () => boolean
  readonly countConnections: () => number
  readonly close: () => Promise<void>
}

interface FaultProxyTraits {
  /** The address of the server. */
  readonly target: string
  /** The timers of delays; real ones by default. */
  readonly schedule?: Schedule
}

/** Starts a proxy between a page and its server that simulates network faults on real connections. */
export async function startFaultProxy({
  target: address,
  schedule = systemSchedule,
}: FaultProxyTraits): Promise<FaultProxy> {
  const target = new URL(address)
  const delays = createDelays(schedule)
  const streams = new Set<StreamRelay>()
  const sockets = new Set<Socket>()
  let requestFaults: RequestFault[] = []
  let frameFaults: StreamFault[] = []
  let handshakeFaults: StreamFault[] = []
  let fired = 0

  function takeRequestFault({ method = 'GET', url = '/' }: IncomingMessage): RequestFault | null {
    const matches = ({ path = '/api/', method: only = method }: RequestFault) =>
      url.startsWith(path) && only === method
    const fault = requestFaults.find(matches) ?? null
    if (fault === null) return null
    requestFaults = requestFaults.filter((other) => other !== fault)
    fired += 1
    return fault
  }

  function countFault(fault: StreamFault | undefined): StreamFault | null {
    if (fault === undefined) return null
    fired += 1
    return fault
  }

  function applyStreamFault(fault: StreamFault): void {
    const affectsOpenStreams = fault.type === 'stream-drop' || fault.type === 'stream-silence'
    if (!affectsOpenStreams || streams.size === 0) return void frameFaults.push(fault)
    fired += 1
    for (const relay of streams) {
      if (fault.type === 'stream-drop') relay.end()
      else relay.silence()
    }
  }

  const server = createServer((request, response) => {
    relayRequest(request, response, takeRequestFault(request), { target, waits: delays }).catch(
      () => request.socket.destroy(),
    )
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (request, duplex, first) => {
    const socket = duplex as Socket
    const fault = countFault(handshakeFaults.shift())
    if (fault?.type === 'handshake-refuse') {
      socket.end(
        `HTTP/1.1 ${fault.status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
      return
    }
    // Reads its data, because the end of a paused connection is not detected.
    if (fault?.type === 'handshake-silence') return void socket.resume()
    const onEnd = () => void streams.delete(relay)
    const relay = relayStream(request, socket, first, {
      target,
      schedule,
      takeFault: () => countFault(frameFaults.shift()),
      onEnd,
    })
    streams.add(relay)
  })

  const url = await listen(server, 0, '127.0.0.1')
  return {
    url,
    add(fault) {
      if (!isStreamFault(fault)) requestFaults.push(fault)
      else if (!isHandshakeFault(fault)) applyStreamFault(fault)
      else {
        handshakeFaults.push(fault)
        for (const relay of streams) relay.end()
      }
    },
    countFired: () => fired,
    countPending: () => requestFaults.length + frameFaults.length + handshakeFaults.length,
    clear() {
      requestFaults = []
      frameFaults = []
      handshakeFaults = []
    },
    countHeld: delays.countHeld,
    getHeldFrames: () => [...streams].flatMap((relay) => relay.getHeldFrames()),
    isSilent: () => [...streams].some((relay) => relay.isSilent()),
    countConnections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
