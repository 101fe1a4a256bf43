import { ApiFailure } from './api-failure.ts'
import { type BodySize, largestBody } from './body-limits.ts'

/**
 * A request whose body ends with an error where it grows too large. One that names its length is
 * believed, since the transport holds it to that.
 *
 * @throws {ApiFailure} 413 at once where it names too large a one
 */
export function boundedRequest(request: Request, size: BodySize): Request {
  const most = largestBody(size, request.headers.get('Content-Type') ?? '')
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > most) throw tooLarge()
  if (length !== null || request.body === null) return request
  let bytes = 0
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > most) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { url, method, headers } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}

const tooLarge = () => new ApiFailure(413, 'Request body is too large')

/**
 * A body in one piece. Where its length is named, the pieces go where they belong as they come: nothing is held twice.
 *
 * @throws where it ends before its length
 */
export async function readWhole(request: Request): Promise<Buffer> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (request.body === null || !Number.isSafeInteger(length))
    return Buffer.from(await request.arrayBuffer())
  const whole = Buffer.allocUnsafe(length)
  let at = 0
  for await (const piece of request.body) {
    if (at + piece.byteLength > length) throw new Error('a body is longer than it said')
    whole.set(piece, at)
    at += piece.byteLength
  }
  if (at < length) throw new Error('a body is shorter than it said')
  return whole
}
