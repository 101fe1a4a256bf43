import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Schedule } from '../../clock.ts'
import { OVERTAKE_MS, type StreamFault } from './fault.ts'

const HEAD_END = '\r\n\r\n'
const SHORT = 126
const LONG = 127

/**
 * Splits the data of an upgraded connection into parts: the head of the response, then single WebSocket frames.
 * @returns a function that takes each chunk and calls back with each complete part
 */
function createFrameSplitter(onPart: (part: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let hasHead = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const length = hasHead ? findFrameLength(rest) : findHeadLength(rest)
      if (length === null || rest.length < length) return
      const part = rest.subarray(0, length)
      rest = rest.subarray(length)
      hasHead = true
      onPart(part)
    }
  }
}

function findHeadLength(bytes: Buffer): number | null {
  const at = bytes.indexOf(HEAD_END)
  return at < 0 ? null : at + HEAD_END.length
}

/** The length of an unmasked frame, as servers send them. */
function findFrameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const size = bytes.readUInt8(1) & LONG
  if (size < SHORT) return 2 + size
  if (size === SHORT) return bytes.length < 4 ? null : 4 + bytes.readUInt16BE(2)
  return bytes.length < 10 ? null : 10 + Number(bytes.readBigUInt64BE(2))
}

/** A stream that passes through the proxy. */
export interface StreamRelay {
  readonly end: () => void
  /** Keeps the connection open, but delivers nothing further. */
  readonly silence: () => void
  readonly isSilent: () => boolean
  /** The frames that the server sent and the client has not received, as text. */
  readonly getHeldFrames: () => readonly string[]
}

interface RelayTraits {
  readonly target: URL
  readonly schedule: Schedule
  /** Takes the fault for the current frame. */
  readonly takeFault: () => StreamFault | null
  readonly onEnd: () => void
}

/** Relays an upgraded connection frame by frame. */
export function relayStream(
  request: IncomingMessage,
  client: Socket,
  first: Buffer,
  { target, schedule, takeFault, onEnd }: RelayTraits,
): StreamRelay {
  const server = connect(Number(target.port), target.hostname)
  let isSilent = false
  let isOpen = false
  let delayed: Buffer | null = null
  const held = new Set<Buffer>()

  function sendPart(part: Buffer): void {
    if (isSilent) return void held.add(part)
    held.delete(part)
    if (!client.destroyed) client.write(part)
  }
  const sendDelayed = () => {
    const part = delayed
    delayed = null
    if (part !== null) sendPart(part)
  }
  const end = () => {
    client.destroy()
    server.destroy()
  }
  const silence = () => {
    isSilent = true
  }

  function relayPart(part: Buffer): void {
    if (!isOpen) {
      isOpen = true
      return sendPart(part)
    }
    const fault = takeFault()
    switch (fault?.type) {
      case 'stream-drop':
        return end()
      case 'stream-silence':
        silence()
        return sendPart(part)
      case 'stream-cut':
        client.write(part.subarray(0, Math.ceil(part.length / 2)), end)
        return
      case 'stream-repeat':
        sendPart(part)
        sendPart(part)
        return
      case 'stream-overtake':
        sendDelayed()
        delayed = part
        held.add(part)
        schedule(OVERTAKE_MS, sendDelayed)
        return
      case 'stream-delay':
        held.add(part)
        schedule(fault.ms, () => sendPart(part))
        return
      default:
        sendPart(part)
        sendDelayed()
    }
  }

  server.on('data', createFrameSplitter(relayPart))
  client.on('data', (chunk: Buffer) => void (isSilent || server.write(chunk)))
  // A silenced connection stays open on the client's side too.
  server.on('close', () => void (isSilent || client.destroy()))
  client.on('close', () => {
    server.destroy()
    onEnd()
  })
  for (const socket of [client, server]) socket.on('error', () => socket.destroy())
  server.write(serialiseHead(request))
  if (first.length > 0) server.write(first)

  return {
    end,
    silence,
    isSilent: () => isSilent,
    getHeldFrames: () => [...held].map((part) => part.toString('utf8')),
  }
}

function serialiseHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
