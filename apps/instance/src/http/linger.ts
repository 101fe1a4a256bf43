/** Long enough for whoever still sends to read the answer. Unit: ms. */
const LINGER_MS = 500

/**
 * Keeps a connection open for a moment after the answer is whole, though it will not be read from any more: closed at
 * once, it would take the answer away from whoever is still sending.
 */
export async function lingering(response: Response): Promise<Response> {
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
