import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { authenticate } from '../access/tokens.ts'
import type { Schedule } from '../clock.ts'
import { callerOf, isKnownName } from '../http/check-request.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { Services } from './announce.ts'
import { type Connection, mayHearStream, maySocketOpen } from './hub.ts'
import { createSocketGuard, type SocketManners } from './socket-guard.ts'
import { findStream, readWish, type StreamWish } from './stream-names.ts'

const PATH = '/api/v1/streaming'
const PING_INTERVAL_MS = 30_000
const MAX_MESSAGE_BYTES = 16 * 1024
/** @see https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const POLICY = 1_008

interface SocketOptions {
  readonly services: Services
  readonly schedule: Schedule
  readonly manners: SocketManners
  readonly settings: Pick<InstanceSettings, 'origin' | 'names' | 'rateLimits'>
}

export interface Sockets {
  close(): void
}

/** Lets clients listen over WebSocket. Other upgrades of the same server are left to others. */
export function attachSockets(server: Server, options: SocketOptions): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    // The protocol is a token that the client could not send otherwise: it must be given back.
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  })
  const guard = createSocketGuard(options.services.store.clock, options.settings.rateLimits)
  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = urlOf(request)
    if (url === null || url.pathname.replace(/\/$/, '') !== PATH) return
    socket.on('error', () => socket.destroy())
    if (!isKnownName(url.hostname, options.settings.names)) return refuse(socket, 421)
    const { refusal } = options.manners
    if (refusal !== null) return refuse(socket, refusal)
    const caller = callerOf(request.socket.remoteAddress)
    const leave = guard.enter(caller)
    if (leave === null) return refuse(socket, 429)
    socket.once('close', leave)
    authenticateUpgrade(options.services, request, url).then(
      ({ accountId, tokenId, scopes }) => {
        if (accountId === null) return refuse(socket, 401)
        if (!maySocketOpen(scopes)) return refuse(socket, 403)
        sockets.handleUpgrade(request, socket, head, (webSocket) => {
          listen(webSocket, {
            ...options,
            url,
            accountId,
            tokenId,
            scopes,
            mayGoOn: () => guard.hears(caller),
          })
        })
      },
      () => refuse(socket, 401),
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

/** null for what no browser would send. */
function urlOf({ url = '/', headers }: IncomingMessage): URL | null {
  // Put together, since a path of two slashes would otherwise name another host than the caller's.
  const address = url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url
  return URL.canParse(address) ? new URL(address) : null
}

export const isStreaming = (request: IncomingMessage): boolean =>
  urlOf(request)?.pathname.replace(/\/$/, '') === PATH

function authenticateUpgrade({ store }: Services, request: IncomingMessage, url: URL) {
  const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim()
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return authenticate(store, url.searchParams.get('access_token') ?? header ?? protocol ?? '')
}

const REFUSALS = {
  401: ['Unauthorized', 'The access token is invalid'],
  403: ['Forbidden', 'This action is outside the authorized scopes'],
  404: ['Not Found', 'Not found'],
  421: ['Misdirected Request', 'This instance does not answer to that name'],
  429: ['Too Many Requests', 'Too many connections. Close some of them first.'],
} as const

function refuse(socket: Duplex, status: keyof typeof REFUSALS): void {
  const [reason, error] = REFUSALS[status]
  const body = JSON.stringify({ error })
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
}

interface Listening extends SocketOptions {
  readonly url: URL
  readonly accountId: string
  readonly tokenId: string
  readonly scopes: string
  /** Counts what is said. */
  readonly mayGoOn: () => boolean
}

function listen(
  socket: WebSocket,
  { services, schedule, manners, settings, url, accountId, tokenId, scopes, mayGoOn }: Listening,
): void {
  const { isSingleStream } = manners
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
  // One after the other: an unsubscribe must not overtake the subscribe before it.
  let turn = Promise.resolve()
  const obey = (type: string, wish: StreamWish) => {
    turn = turn
      .then(() => change(services, connection, type, wish))
      .catch(() => send(failure('Internal server error', 500)))
  }

  socket.on('message', (data) => {
    if (!mayGoOn()) return socket.close(POLICY, 'Too many messages')
    if (isSingleStream) return
    const raw = parse(textOf(data))
    obey(
      typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string'
        ? raw.type
        : '',
      readWish(raw),
    )
  })
  socket.on('close', () => {
    stopPinging()
    connection.close()
  })
  socket.on('error', () => socket.terminate())
  if (url.searchParams.has('stream'))
    obey('subscribe', readWish(Object.fromEntries(url.searchParams)))
}

async function change(
  { store }: Services,
  connection: Connection,
  type: string,
  wish: StreamWish,
): Promise<void> {
  if (type !== 'subscribe' && type !== 'unsubscribe') return
  const stream = await findStream(store, connection.accountId, wish)
  if (typeof stream === 'string') connection.send(failure(stream, 400))
  else if (type === 'unsubscribe') connection.unsubscribe(stream)
  else if (!mayHearStream(connection.scopes, stream))
    connection.send(failure('Access token does not have the required scopes', 403))
  else if (!connection.subscribe(stream)) connection.send(failure('Too many streams', 400))
}

const failure = (error: string, status: number) => JSON.stringify({ error, status })

function withoutStream(text: string): string {
  const { stream: _stream, ...rest } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify(rest)
}

/** Messages come whole, or in the pieces that the network made. */
function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A peer that did not answer the last ping is gone. */
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
