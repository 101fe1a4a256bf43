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
