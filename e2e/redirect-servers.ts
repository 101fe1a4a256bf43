import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { listenOnLoopback } from './loopback-server.ts'

interface ReceivedRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export interface RedirectServers {
  /** URL of the server that redirects WebSockets. */
  readonly socketUrl: string
  readonly countUpgrades: () => number
  readonly otherHostUrl: string
  /** Every request that reached the other host, upgrades included. */
  readonly otherHostRequests: readonly ReceivedRequest[]
  readonly close: () => Promise<void>
}

/** Starts another host that allows every origin, and a server that redirects each WebSocket to it. */
export async function startRedirectServers(): Promise<RedirectServers> {
  const otherHostRequests: ReceivedRequest[] = []
  const record = ({ url = '', headers }: IncomingMessage) =>
    otherHostRequests.push({ url, headers })
  const otherHost = await listenOnLoopback(
    createServer((request, response) => {
      record(request)
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Content-Type': 'application/json',
      })
      response.end('[]')
    }).on('upgrade', (request, socket) => {
      record(request)
      socket.destroy()
    }),
  )
  let upgrades = 0
  const redirecting = await listenOnLoopback(
    createServer().on('upgrade', (request, socket) => {
      upgrades += 1
      const to = `${toSocketUrl(otherHost.url)}${request.url}`
      socket.end(`HTTP/1.1 307 Temporary Redirect\r\nLocation: ${to}\r\nConnection: close\r\n\r\n`)
    }),
  )

  return {
    socketUrl: toSocketUrl(redirecting.url),
    countUpgrades: () => upgrades,
    otherHostUrl: otherHost.url,
    otherHostRequests,
    close: async () => void (await Promise.all([otherHost.close(), redirecting.close()])),
  }
}

const toSocketUrl = (url: string) => url.replace('http:', 'ws:')
