import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach } from 'vitest'

export interface Received {
  readonly method: string
  /** With the query, as it came over the wire. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface LoopbackServer {
  readonly origin: string
  readonly received: readonly Received[]
}

type Answering = (request: Received, response: ServerResponse) => void

const running: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

/** A real HTTP server that writes down what it is asked; gone after the test. */
export async function startServer(answer: Answering): Promise<LoopbackServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
      received.push(entry)
      answer(entry, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { origin: `http://127.0.0.1:${address.port}`, received }
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
