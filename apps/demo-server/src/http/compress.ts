import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Smaller bodies are not compressed: headers and a packet are sent anyway. */
const MIN_BYTES = 1_000
/** The quality at which compressing takes less time than it saves in transfer. */
const BROTLI_QUALITY = 4

/**
 * Excludes pictures, films and fonts, which are compressed already, and event streams, which have no end to wait for.
 */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:[a-z.+-]+\+)?json\b|image\/svg\+xml)/i

export type Encoding = 'br' | 'gzip'

/** The best one first, for clients that accept all of them alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/**
 * Returns the encodings that a client accepts, the preferred one first.
 *
 * @param header an `Accept-Encoding` header
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function getAcceptedEncodings(header: string | null): readonly Encoding[] {
  const weights = new Map(
    (header ?? '')
      .toLowerCase()
      .replaceAll(/\s/g, '')
      .split(',')
      .map((one) => one.split(';q='))
      .map(([name = '', weight = '1']) => [name, Number(weight)]),
  )
  const getWeight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return ENCODINGS.filter((encoding) => getWeight(encoding) > 0).toSorted(
    (a, b) => getWeight(b) - getWeight(a),
  )
}

/** Compresses a text response when the client accepts it. Returns other responses unchanged. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, body, headers } = response
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  const [encoding] = getAcceptedEncodings(request.headers.get('Accept-Encoding'))
  const isWhole = status !== 206 && body !== null && request.method !== 'HEAD'
  if (!isWhole || encoding === undefined || headers.has('Content-Encoding')) return response

  const plain = Buffer.from(await response.arrayBuffer())
  if (plain.length < MIN_BYTES) return new Response(plain, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  headers.delete('Accept-Ranges')
  const tag = headers.get('ETag')
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`)
  return new Response(new Uint8Array(await compressBody(plain, encoding)), { status, headers })
}

function compressBody(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(plain)
  return toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
