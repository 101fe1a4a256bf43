import { type BodySize, LARGEST_WORDS, largestBody } from './body-limits.ts'
import { ApiFailure } from './reply.ts'

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

/** A file that came with a form: a view of the body, no copy of it. */
export class SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** More parts than any form has: an upload has room for a million. */
const MOST_PARTS = 1_000
/** Of the lines above a part. Bytes. */
const LARGEST_HEAD = 8 * 1_024
/** @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1 */
const LONGEST_BOUNDARY = 70

const LINE = '\r\n'
const HEAD_END = '\r\n\r\n'
const PARAMETER = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s"]*))/g

export type Field = readonly [name: string, value: string | SentFile]

/**
 * Takes a body of `multipart/form-data` apart, in one walk over it. What it finds of a file is a view of the body.
 *
 * @param type the content type that names the boundary
 * @throws {ApiFailure} 400 for what is no such body, or has too many parts; 413 for a field of too many words
 */
export function readMultipart(body: Buffer, type: string): readonly Field[] {
  const boundary = boundaryOf(type)
  const delimiter = `${LINE}--${boundary}`
  const fields: Field[] = []
  // The first one may stand at the very beginning, without a line before it.
  let at = body.indexOf(delimiter.slice(LINE.length))
  if (at !== 0) {
    at = body.indexOf(delimiter)
    if (at === -1) throw unreadable()
    at += LINE.length
  }
  at += delimiter.length - LINE.length
  let words = 0
  while (!isEnd(body, at)) {
    if (fields.length + 1 >= MOST_PARTS) throw unreadable()
    const head = lineEndAfter(body, at)
    const headEnd = body.indexOf(HEAD_END, head - LINE.length)
    if (headEnd === -1 || headEnd - head > LARGEST_HEAD) throw unreadable()
    const start = headEnd + HEAD_END.length
    // An empty part ends with the line that ends its head.
    const end = body.indexOf(delimiter, start - LINE.length)
    if (end === -1) throw unreadable()
    const content = body.subarray(start, Math.max(start, end))
    const { name, filename, contentType } = readHead(body.toString('utf8', head, headEnd))
    if (filename === null) {
      words += content.length
      if (words > LARGEST_WORDS) throw new ApiFailure(413, 'Request body is too large')
      fields.push([name, content.toString('utf8')])
    } else fields.push([name, new SentFile(filename, contentType, content)])
    at = end + delimiter.length
  }
  return fields
}

function boundaryOf(type: string): string {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare ?? ''
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY) throw unreadable()
  return boundary
}

const isEnd = (body: Buffer, at: number): boolean => body[at] === DASH && body[at + 1] === DASH

const DASH = 0x2d
const TAB = 0x09
const SPACE = 0x20

/** Blanks may stand between a boundary and the end of its line. */
function lineEndAfter(body: Buffer, from: number): number {
  let at = from
  while (body[at] === SPACE || body[at] === TAB) at += 1
  if (body.toString('latin1', at, at + LINE.length) !== LINE) throw unreadable()
  return at + LINE.length
}

function readHead(head: string) {
  const lines = head.split(LINE)
  const valueOf = (wanted: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${wanted}:`))?.slice(wanted.length + 1)
  const disposition = valueOf('content-disposition') ?? ''
  if (!/^[ \t]*form-data[ \t]*(?:;|$)/i.test(disposition)) throw unreadable()
  const said = new Map<string, string>()
  for (const [, name = '', quoted, bare] of disposition.matchAll(PARAMETER))
    said.set(name.toLowerCase(), unescaped(quoted ?? bare ?? ''))
  const name = said.get('name')
  if (name === undefined) throw unreadable()
  return {
    name,
    filename: said.get('filename') ?? null,
    contentType: valueOf('content-type')?.trim() ?? '',
  }
}

/** Browsers write quotes and line breaks by their numbers, other programs with a backslash. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/\\(["\\])/g, '$1')
    .replaceAll(/%(?:22|0A|0D)/gi, (code) =>
      String.fromCodePoint(Number.parseInt(code.slice(1), 16)),
    )

const unreadable = () => new ApiFailure(400, 'Error occurred while parsing request parameters')
