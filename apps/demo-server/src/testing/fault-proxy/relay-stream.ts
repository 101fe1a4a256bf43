import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Schedule } from '../../clock.ts'
import { OVERTAKE_MS, type StreamFault } from './fault.ts'

const HEAD_END = '\r\n\r\n'
const SHORT = 126
const LONG = 127

/**
 * Cuts what a server sends over an upgraded connection into its parts: the head of its answer, then one WebSocket
 * frame after the other. @returns to be given each chunk; calls back with each whole part
 */
function createFrameSplitter(onPart: (part: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let hasHead = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const length = hasHead ? frameLength(rest) : headLength(rest)
      if (length === null || rest.length < length) return
      const part = rest.subarray(0, length)
      rest = rest.subarray(length)
      hasHead = true
      onPart(part)
    }
  }
}

function headLength(bytes: Buffer): number | null {
  const at = bytes.indexOf(HEAD_END)
  return at < 0 ? null : at + HEAD_END.length
}

/** Of an unmasked frame, as servers send them. */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const size = bytes.readUInt8(1) & LONG
  if (size < SHORT) return 2 + size
  if (size === SHORT) return bytes.length < 4 ? null : 4 + bytes.readUInt16BE(2)
  return bytes.length < 10 ? null : 10 + Number(bytes.readBigUInt64BE(2))
}

/** One stream on its way through the proxy. */
export interface StreamRelay {
  /** The connection ends. */
  readonly end: () => void
  /** It stays, and carries nothing any more. */
  readonly silence: () => void
  readonly isSilent: () => boolean
  /** Frames that the server sent and the client has not received, as text. */
  readonly held: () => readonly string[]
}

interface RelayTraits {
  readonly target: URL
  readonly schedule: Schedule
  /** What goes wrong with the frame that has just come. */
  readonly takeFault: () => StreamFault | null
  readonly onEnd: () => void
}

/** Carries an upgraded connection, frame by frame. */
export function relayStream(
  request: IncomingMessage,
  client: Socket,
  first: Buffer,
  { target, schedule, takeFault, onEnd }: RelayTraits,
): StreamRelay {
  const server = connect(Number(target.port), target.hostname)
  let isSilent = false
  let isOpen = false
  let late: Buffer | null = null
  const held = new Set<Buffer>()

  function tell(part: Buffer): void {
    if (isSilent) return void held.add(part)
    held.delete(part)
    if (!client.destroyed) client.write(part)
  }
  const tellLate = () => {
    const part = late
    late = null
    if (part !== null) tell(part)
  }
  const end = () => {
    client.destroy()
    server.destroy()
  }
  const silence = () => {
    isSilent = true
  }

  function carry(part: Buffer): void {
    if (!isOpen) {
      isOpen = true
      return tell(part)
    }
    const fault = takeFault()
    switch (fault?.type) {
      case 'stream-drop':
        return end()
      case 'stream-silence':
        silence()
        return tell(part)
      case 'stream-cut':
        client.write(part.subarray(0, Math.ceil(part.length / 2)), end)
        return
      case 'stream-repeat':
        tell(part)
        tell(part)
        return
      case 'stream-overtake':
        tellLate()
        late = part
        held.add(part)
        schedule(OVERTAKE_MS, tellLate)
        return
      case 'stream-delay':
        held.add(part)
        schedule(fault.ms, () => tell(part))
        return
      default:
        tell(part)
        tellLate()
    }
  }

  server.on('data', createFrameSplitter(carry))
  client.on('data', (chunk: Buffer) => void (isSilent || server.write(chunk)))
  // A connection that nobody hears from any more is not ended either.
  server.on('close', () => void (isSilent || client.destroy()))
  client.on('close', () => {
    server.destroy()
    onEnd()
  })
  for (const socket of [client, server]) socket.on('error', () => socket.destroy())
  server.write(headOf(request))
  if (first.length > 0) server.write(first)

  return {
    end,
    silence,
    isSilent: () => isSilent,
    held: () => [...held].map((part) => part.toString('utf8')),
  }
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
