import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { authenticate } from '../access/tokens.ts'
import type { Schedule } from '../clock.ts'
import { getCaller, isKnownName } from '../http/check-request.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { type Connection, canReceiveStream, canOpenSocket } from './hub.ts'
import type { Services } from './send-events.ts'
import { createSocketLimiter, type SocketBehaviour } from './socket-limiter.ts'
import { findStream, parseStreamRequest, type StreamRequest } from './stream-names.ts'

const PATH = '/api/v1/streaming'
const PING_INTERVAL_MS = 30_000
const MAX_MESSAGE_BYTES = 16 * 1024
/** @see https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const POLICY_VIOLATION = 1_008

interface SocketOptions {
  readonly services: Services
  readonly schedule: Schedule
  readonly behaviour: SocketBehaviour
  readonly settings: Pick<InstanceSettings, 'origin' | 'names' | 'rateLimits'>
}

export interface Sockets {
  close(): void
}

/** Attaches the streaming API to a server. Ignores upgrade requests for other paths. */
export function attachSockets(server: Server, options: SocketOptions): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    // The subprotocol is the access token, because browsers cannot set headers for WebSockets. It must be returned.
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  })
  const guard = createSocketLimiter(options.services.store.clock, options.settings.rateLimits)
  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = parseUrl(request)
    if (url === null || url.pathname.replace(/\/$/, '') !== PATH) return
    socket.on('error', () => socket.destroy())
    if (!isKnownName(url.hostname, options.settings.names)) return rejectUpgrade(socket, 421)
    const { refusal } = options.behaviour
    if (refusal !== null) return rejectUpgrade(socket, refusal)
    const caller = getCaller(request.socket.remoteAddress)
    const leave = guard.acquire(caller)
    if (leave === null) return rejectUpgrade(socket, 429)
    socket.once('close', leave)
    authenticateUpgrade(options.services, request, url).then(
      ({ accountId, tokenId, scopes }) => {
        if (accountId === null) return rejectUpgrade(socket, 401)
        if (!canOpenSocket(scopes)) return rejectUpgrade(socket, 403)
        sockets.handleUpgrade(request, socket, head, (webSocket) => {
          handleSocket(webSocket, {
            ...options,
            url,
            accountId,
            tokenId,
            scopes,
            countMessage: () => guard.countMessage(caller),
          })
        })
      },
      () => rejectUpgrade(socket, 401),
    )
  }
  server.on('upgrade', accept)

  return {
    close() {
      server.off('upgrade', accept)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

/** Returns null for an invalid URL, which no browser sends. */
function parseUrl({ url = '/', headers }: IncomingMessage): URL | null {
  // Concatenated, because a path with two leading slashes would be parsed as another host.
  const address = url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url
  return URL.canParse(address) ? new URL(address) : null
}

export const isStreamingRequest = (request: IncomingMessage): boolean =>
  parseUrl(request)?.pathname.replace(/\/$/, '') === PATH

function authenticateUpgrade({ store }: Services, request: IncomingMessage, url: URL) {
  const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim()
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return authenticate(store, url.searchParams.get('access_token') ?? header ?? protocol ?? '')
}

const REFUSALS = {
  401: ['Unauthorized', 'The access token is invalid'],
  403: ['Forbidden', 'This action is outside the authorized scopes'],
  404: ['Not Found', 'Not found'],
  421: ['Misdirected Request', 'This server does not use that host name'],
  429: ['Too Many Requests', 'Too many connections. Close some of them first.'],
} as const

function rejectUpgrade(socket: Duplex, status: keyof typeof REFUSALS): void {
  const [reason, error] = REFUSALS[status]
  const body = JSON.stringify({ error })
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
}

interface HandleSocketOptions extends SocketOptions {
  readonly url: URL
  readonly accountId: string
  readonly tokenId: string
  readonly scopes: string
  /** Counts a message. Returns false if the rate limit is exceeded. */
  readonly countMessage: () => boolean
}

function handleSocket(
  socket: WebSocket,
  {
    services,
    schedule,
    behaviour,
    settings,
    url,
    accountId,
    tokenId,
    scopes,
    countMessage,
  }: HandleSocketOptions,
): void {
  const { isSingleStream } = behaviour
  if (isSingleStream && !url.searchParams.has('stream')) return socket.close()
  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(isSingleStream ? withoutStream(text) : text)
  }
  const connection = services.hub.connect({
    accountId,
    tokenId,
    scopes,
    origin: settings.origin ?? url.origin,
    send,
    drop: () => socket.terminate(),
  })
  const stopPinging = keepAlive(socket, schedule)
  // Requests are handled in order, so that an unsubscribe cannot overtake the subscribe before it.
  let turn = Promise.resolve()
  const enqueueRequest = (type: string, streamRequest: StreamRequest) => {
    turn = turn
      .then(() => applyRequest(services, connection, type, streamRequest))
      .catch(() => send(createErrorMessage('Internal server error', 500)))
  }

  socket.on('message', (data) => {
    if (!countMessage()) return socket.close(POLICY_VIOLATION, 'Too many messages')
    if (isSingleStream) return
    const raw = parseJson(decodeText(data))
    enqueueRequest(
      typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string'
        ? raw.type
        : '',
      parseStreamRequest(raw),
    )
  })
  socket.on('close', () => {
    stopPinging()
    connection.close()
  })
  socket.on('error', () => socket.terminate())
  if (url.searchParams.has('stream'))
    enqueueRequest('subscribe', parseStreamRequest(Object.fromEntries(url.searchParams)))
}

async function applyRequest(
  { store }: Services,
  connection: Connection,
  type: string,
  streamRequest: StreamRequest,
): Promise<void> {
  if (type !== 'subscribe' && type !== 'unsubscribe') return
  const stream = await findStream(store, connection.accountId, streamRequest)
  if (typeof stream === 'string') connection.send(createErrorMessage(stream, 400))
  else if (type === 'unsubscribe') connection.unsubscribe(stream)
  else if (!canReceiveStream(connection.scopes, stream))
    connection.send(createErrorMessage('Access token does not have the required scopes', 403))
  else if (!connection.subscribe(stream))
    connection.send(createErrorMessage('Too many streams', 400))
}

const createErrorMessage = (error: string, status: number) => JSON.stringify({ error, status })

function withoutStream(text: string): string {
  const { stream: _stream, ...rest } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify(rest)
}

/** Decodes a message, which may consist of several fragments. */
function decodeText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Pings the client regularly and closes the socket if the last ping was not answered. */
function keepAlive(socket: WebSocket, schedule: Schedule): () => void {
  let isAlive = true
  let cancel = (): void => undefined
  socket.on('pong', () => {
    isAlive = true
  })
  const beat = () => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    cancel = schedule(PING_INTERVAL_MS, beat)
  }
  cancel = schedule(PING_INTERVAL_MS, beat)
  return () => cancel()
}
