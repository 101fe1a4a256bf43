import { type BodySize, MAX_TEXT_BYTES, getMaxBodyBytes } from './body-limits.ts'
import { ApiFailure } from './response.ts'

/**
 * Returns a request whose body errors when it exceeds the limit. A `Content-Length` header is trusted, since the
 * transport enforces it.
 *
 * @throws {ApiFailure} 413 immediately when the header states too large a size
 */
export function limitBody(request: Request, size: BodySize): Request {
  const most = getMaxBodyBytes(size, request.headers.get('Content-Type') ?? '')
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > most) throw createTooLargeError()
  if (length !== null || request.body === null) return request
  let bytes = 0
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > most) controller.error(createTooLargeError())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { url, method, headers } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}

const createTooLargeError = () => new ApiFailure(413, 'Request body is too large')

/**
 * Reads a whole body. When its length is known, chunks are copied directly to their position, so that no memory is
 * used twice.
 *
 * @throws when the body ends before the stated length
 */
export async function readFullBody(request: Request): Promise<Buffer> {
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

/** An uploaded file: a view of the body, not a copy. */
export class UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** Maximum number of parts. An upload of the largest size could contain a million. */
const MAX_PARTS = 1_000
/** Maximum size of the headers of a part. Bytes. */
const MAX_HEADER_BYTES = 8 * 1_024
/** @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1 */
const MAX_BOUNDARY_LENGTH = 70

const LINE = '\r\n'
const HEAD_END = '\r\n\r\n'
const PARAMETER = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s"]*))/g

export type Field = readonly [name: string, value: string | UploadedFile]

/**
 * Parses a `multipart/form-data` body in one pass. The contents of files are views of the body.
 *
 * @param type the content type with the boundary
 * @throws {ApiFailure} 400 for an invalid body or too many parts; 413 when the text fields are too large
 */
export function readMultipart(body: Buffer, type: string): readonly Field[] {
  const boundary = parseBoundary(type)
  const delimiter = `${LINE}--${boundary}`
  const fields: Field[] = []
  // The first boundary can be at the very beginning, without a line break before it.
  let at = body.indexOf(delimiter.slice(LINE.length))
  if (at !== 0) {
    at = body.indexOf(delimiter)
    if (at === -1) throw createParseError()
    at += LINE.length
  }
  at += delimiter.length - LINE.length
  let words = 0
  while (!isEnd(body, at)) {
    if (fields.length + 1 >= MAX_PARTS) throw createParseError()
    const head = skipLineEnd(body, at)
    const headEnd = body.indexOf(HEAD_END, head - LINE.length)
    if (headEnd === -1 || headEnd - head > MAX_HEADER_BYTES) throw createParseError()
    const start = headEnd + HEAD_END.length
    // In an empty part the line break at the end of the headers is also the one before the boundary.
    const end = body.indexOf(delimiter, start - LINE.length)
    if (end === -1) throw createParseError()
    const content = body.subarray(start, Math.max(start, end))
    const { name, filename, contentType } = parsePartHeaders(body.toString('utf8', head, headEnd))
    if (filename === null) {
      words += content.length
      if (words > MAX_TEXT_BYTES) throw new ApiFailure(413, 'Request body is too large')
      fields.push([name, content.toString('utf8')])
    } else fields.push([name, new UploadedFile(filename, contentType, content)])
    at = end + delimiter.length
  }
  return fields
}

function parseBoundary(type: string): string {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare ?? ''
  if (boundary === '' || boundary.length > MAX_BOUNDARY_LENGTH) throw createParseError()
  return boundary
}

const isEnd = (body: Buffer, at: number): boolean => body[at] === DASH && body[at + 1] === DASH

const DASH = 0x2d
const TAB = 0x09
const SPACE = 0x20

/** Skips spaces between a boundary and the end of its line. */
function skipLineEnd(body: Buffer, from: number): number {
  let at = from
  while (body[at] === SPACE || body[at] === TAB) at += 1
  if (body.toString('latin1', at, at + LINE.length) !== LINE) throw createParseError()
  return at + LINE.length
}

function parsePartHeaders(head: string) {
  const lines = head.split(LINE)
  const getHeader = (wanted: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${wanted}:`))?.slice(wanted.length + 1)
  const disposition = getHeader('content-disposition') ?? ''
  if (!/^[ \t]*form-data[ \t]*(?:;|$)/i.test(disposition)) throw createParseError()
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, bare] of disposition.matchAll(PARAMETER))
    parameters.set(name.toLowerCase(), unescapeParameter(quoted ?? bare ?? ''))
  const name = parameters.get('name')
  if (name === undefined) throw createParseError()
  return {
    name,
    filename: parameters.get('filename') ?? null,
    contentType: getHeader('content-type')?.trim() ?? '',
  }
}

/** Unescapes quotes and line breaks. Browsers percent-encode them, other programs use a backslash. */
const unescapeParameter = (text: string): string =>
  text
    .replaceAll(/\\(["\\])/g, '$1')
    .replaceAll(/%(?:22|0A|0D)/gi, (code) =>
      String.fromCodePoint(Number.parseInt(code.slice(1), 16)),
    )

const createParseError = () =>
  new ApiFailure(400, 'Error occurred while parsing request parameters')
