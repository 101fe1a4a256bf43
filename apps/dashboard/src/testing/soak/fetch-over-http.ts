import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'

const NO_BODY: readonly number[] = [204, 205, 304]

/**
 * Sends one request as a browser does. Aborting it closes its connection at once, which Node's `fetch` does not
 * guarantee.
 */
export async function fetchOverHttp(
  request: Request,
  onBegun: (end: () => void) => void,
): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  return new Promise((resolve, reject) => {
    const fail = () => reject(new TypeError('Failed to fetch'))
    const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length }
    const asking = ask(request.url, { method: request.method, headers, agent: false }, (answer) => {
      buffer(answer).then((read) => {
        const { statusCode: status = 500 } = answer
        const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
        resolve(
          new Response(NO_BODY.includes(status) ? null : Uint8Array.from(read), {
            status,
            headers,
          }),
        )
      }, fail)
    })
    asking.on('error', fail)
    const end = () => void asking.destroy()
    request.signal.addEventListener('abort', end)
    if (request.signal.aborted) end()
    onBegun(end)
    asking.end(body)
  })
}
