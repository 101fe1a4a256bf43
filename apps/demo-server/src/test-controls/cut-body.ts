/** Of a request that comes in over Node: what tells its length, its bytes, and the way that they come. */
interface Incoming {
  readonly headers: { readonly 'content-length'?: string | undefined }
  readonly socket: { resetAndDestroy: () => unknown }
  on(event: 'data', take: (chunk: { readonly byteLength: number }) => void): unknown
}

/** Takes so much of a request's body and then breaks the connection, without an answer. @param percent of its bytes */
export function cutBody(request: Incoming, percent: number): void {
  const due = Math.ceil((Number(request.headers['content-length'] ?? 0) * percent) / 100)
  let read = 0
  const take = (bytes: number) => {
    read += bytes
    if (read >= due) request.socket.resetAndDestroy()
  }
  request.on('data', ({ byteLength }) => take(byteLength))
  take(0)
}
