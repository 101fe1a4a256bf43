import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'

interface Heard {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export interface Leading {
  /** Where sockets are led away from. */
  readonly socketUrl: string
  readonly socketsAsked: () => number
  readonly strangerUrl: string
  /** All that reached the stranger, sockets too. */
  readonly strangerHeard: readonly Heard[]
  readonly close: () => Promise<void>
}

/** A stranger's host that lets every page in, and one that leads each socket to it. */
export async function startLeading(): Promise<Leading> {
  const strangerHeard: Heard[] = []
  const hear = ({ url = '', headers }: IncomingMessage) => strangerHeard.push({ url, headers })
  const stranger = createServer((request, response) => {
    hear(request)
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Content-Type': 'application/json',
    })
    response.end('[]')
  }).on('upgrade', (request, socket) => {
    hear(request)
    socket.destroy()
  })
  let asked = 0
  const leader = createServer().on('upgrade', (request, socket) => {
    asked += 1
    const to = `${addressOf(stranger, 'ws')}${request.url}`
    socket.end(`HTTP/1.1 307 Temporary Redirect\r\nLocation: ${to}\r\nConnection: close\r\n\r\n`)
  })
  await Promise.all([listening(stranger), listening(leader)])

  return {
    socketUrl: addressOf(leader, 'ws'),
    socketsAsked: () => asked,
    strangerUrl: addressOf(stranger, 'http'),
    strangerHeard,
    close: async () => void (await Promise.all([closed(stranger), closed(leader)])),
  }
}

const addressOf = (server: Server, scheme: string) =>
  `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`

const listening = (server: Server) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

const closed = (server: Server) =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(resolve)
  })
