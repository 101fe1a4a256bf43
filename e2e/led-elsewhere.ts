import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { listenOnLoopback } from './loopback-server.ts'

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
  const stranger = await listenOnLoopback(
    createServer((request, response) => {
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
    }),
  )
  let asked = 0
  const leader = await listenOnLoopback(
    createServer().on('upgrade', (request, socket) => {
      asked += 1
      const to = `${toSocketUrl(stranger.url)}${request.url}`
      socket.end(`HTTP/1.1 307 Temporary Redirect\r\nLocation: ${to}\r\nConnection: close\r\n\r\n`)
    }),
  )

  return {
    socketUrl: toSocketUrl(leader.url),
    socketsAsked: () => asked,
    strangerUrl: stranger.url,
    strangerHeard,
    close: async () => void (await Promise.all([stranger.close(), leader.close()])),
  }
}

const toSocketUrl = (url: string) => url.replace('http:', 'ws:')
