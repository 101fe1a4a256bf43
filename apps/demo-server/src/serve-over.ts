import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Schedule } from './clock.ts'
import type { Instance } from './create-instance.ts'
import { callerOf } from './http/check-request.ts'
import { compressed } from './http/compress.ts'
import { attachSockets, isStreaming } from './streaming/sockets.ts'
import { cutBody } from './test-controls/fault-plan.ts'

/** Answers on a Node server, sockets included. @returns ends every connection, and the server with them */
export function serveOver(
  server: Server,
  { fetch, services, settings, socketManners, takeCut }: Instance,
  schedule: Schedule,
): () => Promise<void> {
  const respond = getRequestListener(async (request, { incoming }) => {
    const caller = callerOf(incoming.socket.remoteAddress)
    const response = await compressed(request, await fetch(request, caller))
    const leavesBody = response.headers.get('Connection') === 'close' && !incoming.complete
    return leavesBody ? lingering(response) : response
  })
  server.on('request', (request, response) => {
    const { method = 'GET', url = '/' } = request
    const percent = takeCut({ method, url })
    if (percent === null) void respond(request, response)
    else cutBody(request, percent)
  })
  const sockets = attachSockets(server, {
    services,
    schedule,
    manners: socketManners,
    settings,
  })
  server.on('upgrade', (request, socket) => {
    if (!isStreaming(request)) socket.destroy()
  })
  return async () => {
    sockets.close()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
}

/** Long enough for whoever still sends to read the answer. Unit: ms. */
const LINGER_MS = 500

/**
 * Keeps a connection open for a moment after the answer is whole, though it will not be read from any more: closed at
 * once, it would take the answer away from whoever is still sending.
 */
async function lingering(response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(body.byteLength))
  let timer: NodeJS.Timeout | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (body.byteLength > 0) controller.enqueue(body)
      timer = setTimeout(() => controller.close(), LINGER_MS)
      timer.unref()
    },
    cancel: () => clearTimeout(timer),
  })
  return new Response(stream, { status: response.status, headers })
}
