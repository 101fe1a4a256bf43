import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Of smaller bodies nothing is saved: headers and a packet are sent anyway. */
const LEAST_BYTES = 1_000
/** What takes a server less time than it saves on the way. */
const BROTLI_QUALITY = 4

/** Pictures, films and fonts are compressed already; a stream of events must not wait for its end. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:[a-z.+-]+\+)?json\b|image\/svg\+xml)/i

export type Encoding = 'br' | 'gzip'

/**
 * The better one of those that somebody takes.
 *
 * @param header an `Accept-Encoding`
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function acceptedEncoding(header: string | null): Encoding | null {
  const taken = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.replaceAll(/\s/g, ''))
      .filter((one) => !/;q=0(?:\.0*)?$/.test(one))
      .map((one) => one.split(';')[0]),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : null
}

/** The same answer in fewer bytes, where it is a text and whoever asked takes it so. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, body, headers } = response
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
  const isWhole = status !== 206 && body !== null && request.method !== 'HEAD'
  if (!isWhole || encoding === null || headers.has('Content-Encoding')) return response

  const plain = Buffer.from(await response.arrayBuffer())
  if (plain.length < LEAST_BYTES) return new Response(plain, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  headers.delete('Accept-Ranges')
  const tag = headers.get('ETag')
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`)
  return new Response(new Uint8Array(await encoded(plain, encoding)), { status, headers })
}

function encoded(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(plain)
  return toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
