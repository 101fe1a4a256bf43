import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Schedule } from './clock.ts'
import type { Instance } from './create-instance.ts'
import { getCaller } from './http/check-request.ts'
import { compressResponse } from './http/compress.ts'
import { attachSockets, isStreamingRequest } from './streaming/sockets.ts'
import { cutBody } from './test-controls/fault-plan.ts'

/** Handles the requests and sockets of a Node server. @returns closes all connections and the server */
export function serveInstance(
  server: Server,
  { fetch, services, settings, socketBehaviour, takeCut }: Instance,
  schedule: Schedule,
): () => Promise<void> {
  const respond = getRequestListener(async (request, { incoming }) => {
    const caller = getCaller(incoming.socket.remoteAddress)
    const response = await compressResponse(request, await fetch(request, caller))
    const leavesBody = response.headers.get('Connection') === 'close' && !incoming.complete
    return leavesBody ? delayClose(response) : response
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
    behaviour: socketBehaviour,
    settings,
  })
  server.on('upgrade', (request, socket) => {
    if (!isStreamingRequest(request)) socket.destroy()
  })
  return async () => {
    sockets.close()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
}

/** Long enough for a client that is still sending to read the response. Unit: ms. */
const LINGER_MS = 500

/**
 * Keeps the connection open for a moment after a response to a request whose body is not read. If it closed at once,
 * a client that is still sending would not receive the response.
 */
async function delayClose(response: Response): Promise<Response> {
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
